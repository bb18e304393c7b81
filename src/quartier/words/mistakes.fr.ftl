# Ce qu’on a demandé et qu’on ne peut avoir.

title-unknown = Aucun jeu ne s’appelle « { $title } ». Il y a : { $titles }.
seats-impossible = { $title } ne se joue pas à { $seats } : il faut être de { $least } à { $most }.
option-unknown = { $title } n’a pas d’option « { $option } ».
option-impossible = L’option { $option } ne peut pas valoir « { $value } ». Au choix : { $values }.
edition-unreadable = L’édition { $file } n’est pas du TOML valable : { $why }.
edition-group = Dans l’édition { $file }, le groupe { $group } contient une erreur : { $why }.
edition-head = L’édition { $file } ne se présente pas comme il faut : { $why }.
edition-value = L’édition de { $title } n’est pas jouable : dans le groupe { $group }, { $key } : { $why }.
file-unreadable = Impossible de lire { $file } : { $why }.
file-unwritable = Impossible d’écrire { $file } : { $why }.
