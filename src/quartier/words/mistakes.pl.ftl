# O co ktoś poprosił, a czego mieć nie można.

title-unknown = Nie ma gry „{ $title }”. Dostępne są: { $titles }.
seats-impossible = { $seats ->
    [one] W { $title } nie zagrasz w pojedynkę
   *[other] W { $title } nie da się grać w { $seats } osób
}: potrzeba od { $least } do { $most } osób.
option-unknown = { $title } nie ma opcji „{ $option }”.
option-impossible = Opcja { $option } nie może mieć wartości „{ $value }”. Do wyboru: { $values }.
edition-unreadable = Edycja { $file } nie jest poprawnym plikiem TOML: { $why }.
edition-group = Edycja { $file } ma błąd w grupie { $group }: { $why }.
edition-head = Edycja { $file } ma błędny nagłówek: { $why }.
edition-value = Tą edycją gry { $title } nie da się grać: grupa { $group }, { $key }: { $why }.
file-unreadable = Nie można odczytać pliku { $file }: { $why }.
file-unwritable = Nie można zapisać pliku { $file }: { $why }.
