title = Reconstruire Varsovie
about = Une ville en ruines, huit manches, un plan : envoyez vos ingénieurs, coulez des fondations et dressez les bâtiments, le métro et les ponts d’une nouvelle Varsovie.

# Les pièces

card = { $name }
space = { $name }
name = { $who_is ->
    [you] vous
   *[other] { $who }
}
type-housing = logement
type-services = services
type-industry = industrie
type-public = prestige
type-culture = culture
type-transport = transport
style-soc = réalisme socialiste
style-mod = modernisme
object-metro = tronçon de métro
object-bridge = pont
amount = { $kind ->
    [rubble] { $count ->
        [one] { $count } gravat
       *[other] { $count } gravats
    }
    [concrete] { $count ->
        [one] { $count } béton
       *[other] { $count } bétons
    }
   *[fund] { $count } fonds
}
pay = { $amounts }
pay-prefab = { $amounts }, en préfabriqué
pay-kredyt = { $amounts }, à crédit
task = { $build } à côté de : { $beside } ({ $points } PV)
norm = ({ $objects })

# Options

option-rounds = Durée
option-rounds-8 = huit manches, 4 + 4
option-rounds-7 = sept manches, 4 + 3
option-start-projects = Projets au départ
option-start-projects-0 = aucun
option-start-projects-2 = deux chacun
option-river-blocks = Le fleuve
option-river-blocks-yes = sépare les voisins, sauf s’il y a un pont
option-river-blocks-no = ne sépare personne
option-first-player = Marqueur premier joueur
option-first-player-field = à qui occupe le Conseil de la reconstruction
option-first-player-clockwise = passe au suivant, dans le sens horaire, à chaque manche
option-abandon-foundation = Abandonner un chantier
option-abandon-foundation-no = interdit
option-abandon-foundation-yes = permis pendant la réalisation

# Les coups

choose-norm = garder la norme { $norm }
choose-field = envoyer un ingénieur : { $field }
choose-foundation = fonder { $card }, case { $hex }
choose-pass = passer
choose-done = terminé
choose-use = utiliser { $card } : { $function }
choose-clear = déblayer la case { $hex }
choose-enough = ne plus déblayer
choose-keep = garder { $card }
choose-discard = défausser { $card }
choose-change = remplacer la mission { $task }
choose-build = achever { $card }, case { $hex }, pour { $pay }
choose-metro = métro { $one } – { $other }, pour { $pay }
choose-bridge = pont { $one } – { $other }, pour { $pay }
choose-tunnel = sortie du tunnel : { $one } – { $other }
choose-abandon = abandonner { $card }, case { $hex }
choose-end = finir votre tour
choose-take = prendre { $amount }
choose-decline = renoncer

prompt-norm = { $who_is ->
    [you] Choisissez la norme que vous voulez remplir ; l’autre retourne dans la boîte.
   *[other] { $who } choisit une norme.
}
prompt-norms = { $who_is ->
    [you] Choisissez la norme que vous voulez remplir ; l’autre retourne dans la boîte.
   *[other] Chacun choisit une norme.
}
prompt-send = { $who_is ->
    [you] À vous : envoyez un ingénieur sur une case d’action, ou choisissez un projet et fondez-le sur la carte. Ou passez.
   *[other] { $who } planifie.
}
prompt-again = { $who_is ->
    [you] Heures supplémentaires : placez aussitôt un second ingénieur.
   *[other] { $who } place un second ingénieur.
}
prompt-connected = { $who_is ->
    [you] Relations : choisissez une case d’action déjà occupée.
   *[other] { $who } fait jouer ses relations pour une case occupée.
}
prompt-after = { $who_is ->
    [you] Votre ingénieur est au travail. Utilisez une fonction ou terminez.
   *[other] { $who } peut encore utiliser une fonction.
}
prompt-clear = { $who_is ->
    [you] { $count ->
        [one] Choisissez une case à déblayer.
       *[other] Choisissez une case à déblayer ; vous pouvez en déblayer { $count }.
    }
   *[other] { $who } déblaie.
}
prompt-keep = { $who_is ->
    [you] Gardez un de ces projets ; les autres sont défaussés.
   *[other] { $who } regarde des projets.
}
prompt-discard = { $who_is ->
    [you] Vous avez trop de projets en main : choisissez-en un à défausser.
   *[other] { $who } défausse un projet.
}
prompt-change = { $who_is ->
    [you] Choisissez la mission à remplacer.
   *[other] { $who } remplace une mission.
}
prompt-realise = { $who_is ->
    [you] À vous : achevez vos chantiers, construisez métro et ponts, puis finissez votre tour.
   *[other] { $who } construit.
}
prompt-tunnel = { $who_is ->
    [you] Choisissez où le tunnel ressort sur l’autre rive.
   *[other] { $who } choisit la sortie du tunnel.
}
prompt-reply = { $who_is ->
    [you] { $reply ->
        [rozdzielnik] Rationnement : prenez une des ressources qui viennent d’être gagnées, ou renoncez.
       *[wspolzaw] Émulation socialiste : une mission vient d’être remplie. Prenez une ressource ou renoncez.
    }
   *[other] { $who } peut répondre par une fonction.
}
stage = Manche { $round } sur { $rounds } · { $stage ->
    [1] Reconstruction
   *[2] Modernisation
} · { $phase ->
    [norms] normes
    [planning] planification
   *[realisation] réalisation
}{ $official ->
    [yes] {""}
   *[no] {" · à deux, non officiel"}
}
stage-over = Fin de la partie{ $official ->
    [yes] {""}
   *[no] {" · à deux, non officiel"}
}
won = { $who_is ->
    [you] Vous gagnez avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
won-together = { $winners } partagent la victoire avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

preview-now = à l’achèvement : { $points } PV
preview-industry = industrie : 2 et 1 par case libre autour ({ $open })
preview-task = mission { $task } : +{ $points } PV
preview-around = voisins et métro à la fin, y compris pour vos autres bâtiments : { $points } PV
preview-norm = norme : { $have } sur { $need }
preview-end = { $now } PV maintenant, { $total } à la fin
preview-field-lost = au-delà de la limite, perdu : { $count }
warning-last-engineer = C’est votre dernier ingénieur libre : tous resteront sur des chantiers tant que vous n’aurez rien achevé.
warning-nothing = Cette case ne vous rapporte rien maintenant.

# Les joueurs

held = { $kind ->
    [rubble] gravats
    [concrete] béton
    [fund] fonds
    [engineer] ingénieurs
    [project] projets en main
   *[marker] marqueurs de métro
} : { $count }
standing-stock = { $rubble } { $concrete } { $fund } { $crew } { $cards } { $markers }
standing-built = { $first } { $points } PV · { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}{ $sites ->
    [0] {""}
    [one] , { $sites } chantier
   *[other] , { $sites } chantiers
}{ $passed ->
    [yes] {" · a passé"}
   *[no] {""}
}
standing-finished = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}{ $sites ->
    [0] {""}
    [one] , { $sites } chantier
   *[other] , { $sites } chantiers
}
standing-functions = { $functions }

# Le journal

told-deal-unofficial = Deux joueurs : partie non officielle, sur la seule rive gauche.
told-norms = Vous recevez deux normes : { $norms }.
told-chosen = { $who_is ->
    [you] Vous avez choisi une norme.
   *[other] { $who } a choisi une norme.
}
told-chosen-own = Votre norme : { $norm }.
told-round = Manche { $round }. { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
told-tasks = Nouvelles missions : { $tasks }.
told-stage = La reconstruction s’achève, la modernisation commence : les mains sont défaussées, de nouveaux projets et de nouvelles missions arrivent, les cases historiques s’ouvrent.
told-realisation = Tout le monde a passé : la construction commence.
told-send = { $who_is ->
    [you] Vous envoyez un ingénieur : { $field }.
   *[other] { $who } envoie un ingénieur : { $field }.
}
told-gain = { $who_is ->
    [you] Vous prenez { $amounts }.
   *[other] { $who } prend { $amounts }.
}
told-lost = { $who_is ->
    [you] Vous prenez { $amounts } ; au-delà de la limite, { $lost } de perdu.
   *[other] { $who } prend { $amounts } ; au-delà de la limite, { $lost } de perdu.
}
told-nothing = { $who_is ->
    [you] Cela ne vous rapporte rien.
   *[other] Cela ne rapporte rien à { $who }.
}
told-marker = { $who_is ->
    [you] Vous prenez le marqueur premier joueur.
   *[other] { $who } prend le marqueur premier joueur.
}
told-clear = { $who_is ->
    [you] Vous déblayez la case { $hex } et gardez les gravats.
   *[other] { $who } déblaie la case { $hex } et garde les gravats.
}
told-clear-lost = { $who_is ->
    [you] Vous déblayez la case { $hex } ; vos gravats sont déjà à la limite.
   *[other] { $who } déblaie la case { $hex } ; ses gravats sont déjà à la limite.
}
told-draw = { $who_is ->
    [you] Vous piochez { $count ->
        [one] un projet.
       *[other] { $count } projets.
    }
   *[other] { $who } pioche { $count ->
        [one] un projet.
       *[other] { $count } projets.
    }
}
told-draw-own = Vous piochez { $cards }.
told-look = { $who_is ->
    [you] Vous regardez { $count ->
        [one] un projet.
       *[other] { $count } projets.
    }
   *[other] { $who } regarde { $count ->
        [one] un projet.
       *[other] { $count } projets.
    }
}
told-look-own = Vous regardez { $cards }.
told-keep = { $who_is ->
    [you] Vous en gardez un.
   *[other] { $who } en garde un.
}
told-keep-own = Vous gardez { $card }.
told-discard = { $who_is ->
    [you] Vous défaussez un projet.
   *[other] { $who } défausse un projet.
}
told-discard-own = Vous défaussez { $card }.
told-shuffle = Les projets défaussés, mélangés, forment une nouvelle pioche.
told-found = { $who_is ->
    [you] Vous coulez les fondations : { $card }, case { $hex }.
   *[other] { $who } coule les fondations : { $card }, case { $hex }.
}
told-pass = { $who_is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
told-use = { $who_is ->
    [you] Vous utilisez { $card } : { $function }.
   *[other] { $who } utilise { $card } : { $function }.
}
told-change = { $who_is ->
    [you] Vous glissez sous la pioche la mission { $task }.
   *[other] { $who } glisse sous la pioche la mission { $task }.
}
told-build = { $who_is ->
    [you] Vous achevez { $card }, case { $hex }, pour { $pay } : +{ $points } PV.
   *[other] { $who } achève { $card }, case { $hex }, pour { $pay } : +{ $points } PV.
}
told-task = { $who_is ->
    [you] Vous remplissez la mission { $task } : +{ $points } PV.
   *[other] { $who } remplit la mission { $task } : +{ $points } PV.
}
told-metro = { $who_is ->
    [you] Vous construisez du métro entre { $one } et { $other } : +{ $points } PV.
   *[other] { $who } construit du métro entre { $one } et { $other } : +{ $points } PV.
}
told-branch = { $who_is ->
    [you] Vous ouvrez la seconde ligne de métro entre { $one } et { $other } : +{ $points } PV.
   *[other] { $who } ouvre la seconde ligne de métro entre { $one } et { $other } : +{ $points } PV.
}
told-tunnel = { $who_is ->
    [you] Vous faites passer le métro sous le fleuve.
   *[other] { $who } fait passer le métro sous le fleuve.
}
told-bridge = { $who_is ->
    [you] Vous construisez un pont entre { $one } et { $other } : +{ $points } PV.
   *[other] { $who } construit un pont entre { $one } et { $other } : +{ $points } PV.
}
told-abandon = { $who_is ->
    [you] Vous abandonnez { $card }, case { $hex }.
   *[other] { $who } abandonne { $card }, case { $hex }.
}
told-reply = { $who_is ->
    [you] Vous répondez par { $card }, { $function } : { $amount }.
   *[other] { $who } répond par { $card }, { $function } : { $amount }.
}
told-decline = { $who_is ->
    [you] Vous renoncez à répondre.
   *[other] { $who } renonce à répondre.
}
