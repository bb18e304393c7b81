# What was asked for and cannot be had.

title-unknown = There is no title “{ $title }”. There are: { $titles }.
seats-impossible = { $seats ->
    [one] One person cannot play { $title }
   *[other] { $seats } people cannot play { $title }
}: it takes { $least } to { $most }.
option-unknown = { $title } has no option “{ $option }”.
option-impossible = The option { $option } cannot be “{ $value }”. It can be: { $values }.
edition-unreadable = The edition { $file } is not valid TOML: { $why }.
edition-group = The edition { $file } has a mistake in its group { $group }: { $why }.
edition-head = The edition { $file } does not say what it should: { $why }.
edition-value = The edition of { $title } cannot be played: in the group { $group }, { $key }: { $why }.
file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
