title = Blueprints
about = Trois bâtiments à élever avec des dés communs, chacun derrière son paravent : suivez votre plan, ou improvisez pour décrocher un prix.

# Les pièces

die = { $colour ->
    [w] bois
    [r] recyclé
    [s] pierre
   *[g] verre
} { $face }
material = { $colour ->
    [w] bois
    [r] recyclé
    [s] pierre
   *[g] verre
}
name = { $who_is ->
    [you] vous
   *[other] { $who }
}
award-gold = trophée d’or
award-silver = trophée d’argent
award-bronze = trophée de bronze
prize-skyscraper = Gratte-ciel
prize-geometer = Géomètre
prize-integrity = Solidité
prize-materials = Matériaux

# Options

option-unplaceable = Un dé qui ne va nulle part
option-unplaceable-free = peut toujours être pris
option-unplaceable-strict = seulement si aucun dé ne convient
option-first = Qui commence
option-first-chance = au hasard
option-first-first-seat = la première place

# Les coups

choose-build = poser { $die } en { $cell }
choose-aside = prendre { $die }, qui ne va nulle part
choose-discard = écarter { $die }

prompt-build = { $who_is ->
    [you] À vous : prenez un dé de la réserve et posez-le sur votre plan.
   *[other] { $who } choisit un dé.
}
prompt-discard = { $who_is ->
    [you] Choisissez maintenant un second dé : il quitte la réserve pour cette manche.
   *[other] { $who } écarte un second dé.
}
stage = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
stage-over = Fin de la partie
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
won-together = Victoire partagée : { $winners }, avec { $points ->
    [one] { $points } point chacun.
   *[other] { $points } points chacun.
}

preview-material = { $material } : { $old } → { $new }
preview-plan-met = plan achevé : +{ $points }
preview-plan-possible = plan encore réalisable
preview-plan-lost = plan perdu par ce coup
preview-plan-gone = plan déjà perdu
preview-prize = remplit la condition du prix { $prize }
preview-total = Bâtiment : { $old } → { $new }
warning-aside = Un autre dé de la réserve tiendrait encore sur votre plan.
preview-discard = Le dé quitte la réserve ; votre bâtiment ne change pas.

# Les joueurs

standing-taken = Dés pris : { $dice }
standing-aside = Sans place : { $dice }
standing-cards = { $cards ->
    [one] { $cards } carte face cachée
   *[other] { $cards } cartes face cachée
}
standing-gold = Trophées d’or : { $count }
standing-silver = Trophées d’argent : { $count }
standing-bronze = Trophées de bronze : { $count }
standing-prizes = Prix : { $count }

# Le journal

told-round = Manche { $round } ; matériaux très demandés : { $demand }. { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
told-plan = Vous recevez le plan { $plan }.
told-pool = Lancés dans la réserve : { $dice }.
told-roll = { $die } rejoint la réserve.
told-build = { $who_is ->
    [you] Vous prenez { $die } et bâtissez.
   *[other] { $who } prend { $die } et bâtit.
}
told-build-own = Vous posez { $die } en { $cell }.
told-set-aside = { $who_is ->
    [you] Vous prenez { $die }, qui ne va nulle part et reste de côté.
   *[other] { $who } prend { $die }, qui ne va nulle part et reste de côté.
}
told-discard = { $who_is ->
    [you] Vous écartez { $die }.
   *[other] { $who } écarte { $die }.
}
told-reveal = Fin de la manche { $round } : les paravents se lèvent.
told-score = { $who_is ->
    [you] Votre bâtiment vaut { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] Le bâtiment de { $who } vaut { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
told-award = { $who_is ->
    [you] Vous recevez le { $award }.
   *[other] { $who } reçoit le { $award }.
}
told-prize = { $who_is ->
    [you] Vous remportez le prix { $prize }.
   *[other] { $who } remporte le prix { $prize }.
}

# Les règles

section-setup = Avant la partie
section-round = Début d’une manche
section-turn = Votre tour
section-two-players = À deux joueurs
section-secrets = Ce qui est secret
section-scoring = Ce que vaut un bâtiment
section-awards = Les trophées
section-prizes = Les prix
section-end = La fin

rule-bag = Les 32 dés sont dans le sac : huit de bois (orange), huit de matériau recyclé (vert), huit de pierre (noir) et huit de verre (transparent).
    .title = Le sac
rule-awards-in-play = À quatre, on se dispute à chaque manche l’or, l’argent et le bronze ; à trois, l’or et l’argent ; à deux, l’argent seulement.
    .title = Trophées en jeu
rule-first-round = Le hasard désigne qui ouvre la première manche. Si vous préférez en convenir entre amis, la table peut laisser commencer la première place.
    .title = La première manche

rule-demand-draw = Chaque manche commence par deux dés tirés du sac : ce sont les deux matériaux très demandés. Ils doivent être différents : tant que le second est comme le premier, il retourne dans le sac et on en tire un autre. Ils restent hors du sac pour la manche, et seul leur matériau compte.
    .title = Matériaux très demandés
rule-demand-order = Le dé tiré en premier indique le premier matériau demandé, l’autre le second.
    .title = Premier et second
rule-plan-deal = Chacun reçoit un plan et le garde caché. Un plan ne sert qu’une fois par partie.
    .title = Un plan chacun
rule-pool-size = On tire ensuite la réserve et on la lance : huit dés à deux joueurs, neuf à trois, sept à quatre.
    .title = La réserve
rule-turn-order = On joue toujours dans le sens des aiguilles d’une montre, à partir de qui ouvre la manche.
    .title = Sens horaire
rule-next-first = La deuxième et la troisième manche sont ouvertes par qui avait, à la manche précédente, le bâtiment de moindre valeur.
    .title = Le dernier commence
rule-next-first-tie = Si plusieurs bâtiments avaient la valeur la plus basse, celui que le départage des trophées classe dernier commence.
    .title = Plusieurs derniers

rule-take-one = À votre tour, vous prenez un dé, un seul, et le posez sur une case de votre plan.
    .title = Un dé
refuse-take-one = Un seul dé par tour, sur une seule case.
rule-from-pool = On ne prend que des dés de la réserve. Deux dés de même matériau et de même valeur se valent.
    .title = Dans la réserve
refuse-from-pool = La réserve n’a pas de dé { $die }.
rule-face-kept = Un dé se pose avec la valeur qu’il montre. Personne ne le tourne.
    .title = La valeur reste
rule-hatched = Chaque case libre de votre plan peut porter une tour. Une case hachurée ne porte jamais de dé.
    .title = Cases hachurées
refuse-hatched = La case { $cell } est hachurée : on n’y bâtit jamais.
rule-place-lower = Sur une case libre encore vide, tout dé convient. Sur un dé, on ne pose qu’une valeur égale ou inférieure.
    .title = Égal ou inférieur
refuse-place-lower = { $which ->
    [all] En { $cell }, le dé du dessus est { $top }, et rien dans la réserve n’est assez bas.
   *[one] En { $cell }, le dé du dessus est { $top } : { $die } est plus haut.
}
rule-improvise = Les nombres du plan sont un souhait, pas une limite. Une tour peut rester plus basse ou monter plus haut que sa case ne le demande ; vous n’y perdez que le bonus.
    .title = Improviser
rule-final = Un dé posé reste où il est jusqu’à la fin de la manche.
    .title = Posé, c’est posé
rule-must-place = Le dé que vous avez pris doit être posé s’il convient quelque part. Vous ne pouvez pas l’écarter pour ménager une tour.
    .title = Pas de refus
rule-any-die = Vous pouvez prendre n’importe quel dé de la réserve, même un dé qui ne va nulle part alors que d’autres conviendraient.
    .title = Libre choix
rule-set-aside = Si le dé que vous avez pris ne va nulle part, il reste de côté. Votre tour est joué tout de même.
    .title = Mis de côté
rule-fitting-first = À une table à l’option stricte, vous ne prenez un dé qui ne va nulle part que si aucun dé de la réserve ne convient.
    .title = Strict : d’abord ce qui convient
refuse-fitting-first = { $die } ne va nulle part, et à cette table on ne prend un tel dé que si rien dans la réserve ne convient.
rule-aside-returns = Un dé mis de côté ou écarté n’est hors jeu que pour cette manche. À la suivante, il est de nouveau dans le sac.
    .title = Absent une manche
rule-refill = Après votre tour, un dé est tiré du sac et lancé dans la réserve.
    .title = Compléter la réserve
rule-empty-bag = Quand le sac est vide, la réserve n’est plus complétée. À deux ou à quatre, cela arrive juste après le dernier tour d’une manche, et n’y change rien.
    .title = Le sac vide
rule-six-dice = La manche se termine quand chacun a pris six dés.
    .title = Six dés chacun

rule-discard-second = À deux joueurs, après avoir bâti, vous faites un second choix : vous écartez un autre dé de la réserve. Puis deux dés sont tirés et lancés.
    .title = Un second dé s’en va
refuse-discard-second = Le dé de ce tour est posé. Maintenant un second quitte la réserve, et il ne se bâtit pas.
rule-discard-any = Écarter un dé est obligatoire, et tout le monde le voit. N’importe quel dé restant dans la réserve fait l’affaire ; il est hors jeu pour la manche.
    .title = N’importe lequel, au vu de tous

rule-behind-screens = Votre plan et l’endroit où vous posez vos dés restent secrets jusqu’au décompte. Les dés pris, mis de côté ou écartés, tout le monde les voit.
    .title = Derrière les paravents
rule-face-down = Les trophées et les prix gagnés restent face cachée jusqu’à la fin de la partie.
    .title = Cartes face cachée
rule-cards-seen = On voit bien qui reçoit quelle carte au décompte d’une manche ; la feuille de cette manche peut donc être relue à tout moment. Mais personne n’additionne les points avant la fin.
    .title = Ce qui est vu est vu

rule-points-not-victory = À la fin d’une manche, on compte chaque bâtiment. Ces points ne servent qu’à attribuer les trophées ; à la manche suivante, ils sont oubliés.
    .title = Les points d’un bâtiment
rule-plan-bonus = Un bâtiment qui a exactement la hauteur voulue sur chaque case libre de son plan rapporte 6 points. Matériaux et valeurs n’y jouent aucun rôle.
    .title = Le plan
rule-plan-as-printed = Le plan vaut tel quel, case par case, ni tourné ni retourné.
    .title = Tel qu’il est imprimé
rule-wood = Chaque dé de bois rapporte 2 points pour chaque dé qu’il touche par une face entière.
    .title = Le bois
rule-wood-any = Peu importe le matériau que le bois touche. Deux dés de bois côte à côte comptent l’un pour l’autre.
    .title = Le bois touche tout
rule-wood-vertical = Les dés placés juste au-dessous et juste au-dessus d’un dé de bois le touchent aussi.
    .title = Dessous et dessus
rule-recycled = Les dés recyclés comptent ensemble, où qu’ils soient : 2, 5, 10, 15, 20 ou 30 points pour un, deux, trois, quatre, cinq ou six.
    .title = Le recyclé
rule-stone = Chaque dé de pierre compte selon son niveau : 2 points au sol, 3 au deuxième niveau, 5 au troisième, 8 au quatrième et au-delà.
    .title = La pierre
rule-glass = Chaque dé de verre rapporte la valeur qu’il montre, même recouvert par un autre dé.
    .title = Le verre
rule-fewer-dice = Un bâtiment de moins de six dés se compte comme les autres. Il ne peut seulement ni respecter son plan ni montrer les six valeurs.
    .title = Moins de six dés

rule-awards = À quatre, le meilleur bâtiment reçoit l’or, le deuxième l’argent, le troisième le bronze. À trois, il y a l’or et l’argent. À deux, le meilleur reçoit l’argent.
    .title = À qui lequel
rule-award-points = À la fin, l’or vaut 3 points, l’argent 2, le bronze 1.
    .title = Ce qu’ils valent
rule-demand-tie = À points égaux, le bâtiment qui a le plus de dés du premier matériau demandé passe devant ; puis celui qui en a le plus du second.
    .title = Égalités
rule-demand-count = Seuls comptent les dés du bâtiment, pas ceux qui ont été mis de côté.
    .title = Seulement ce qui est bâti
rule-later-turn = Si cela ne départage pas non plus, c’est celui qui jouait le plus tard dans la manche tout juste bâtie qui passe devant.
    .title = Le dernier à jouer
rule-many-tied = Quand plus de deux bâtiments sont à égalité, les mêmes étapes les mettent en ordre, et les trophées descendent cet ordre.
    .title = À plus de deux

rule-prizes = Chaque manche met en jeu un exemplaire de chacun des quatre prix, qui vaut 2 points à la fin. Un bâtiment peut en gagner plusieurs. Un prix dont personne ne remplit la condition n’est pas attribué.
    .title = Quatre prix
rule-skyscraper = Une tour d’au moins cinq dés.
    .title = Gratte-ciel
rule-geometer = Les six valeurs, de 1 à 6.
    .title = Géomètre
rule-integrity = Au moins quatre dés de même valeur.
    .title = Solidité
rule-materials = Au moins cinq dés du même matériau.
    .title = Matériaux
rule-at-least = Ces nombres sont des minimums : six dés du même matériau conviennent aussi bien que cinq.
    .title = Plus, c’est permis
rule-prize-tie = Si plusieurs bâtiments remplissent la condition, les matériaux demandés départagent, puis le tour le plus tardif, comme pour les trophées. Les points des bâtiments n’y changent rien.
    .title = Plusieurs prétendants

rule-dice-return = Après le décompte, tous les dés retournent dans le sac, et les plans utilisés sortent du jeu.
    .title = On range
rule-three-rounds = La partie compte trois manches.
    .title = Trois manches
rule-winner = Après la troisième manche, on retourne toutes les cartes. Qui a le plus de points de trophées et de prix gagne.
    .title = La victoire
rule-final-tie = À points égaux, le plus grand nombre de prix l’emporte ; puis de trophées d’or, puis d’argent, puis de bronze.
    .title = Égalité à la fin
rule-shared-win = Qui reste à égalité après cela partage le rang.
    .title = Toujours à égalité
