### Tabula Rasa. Why a move cannot be played. $word is what somebody typed; $move, $examples, $free and $listed are
### in the notation, which is the same in every language.

tabula-no-card = Es gibt keine Karte „{ $word }“. Eine Karte ist eine Farbe ({ $colours }) mit einer Zahl von 1 bis { $last }.
tabula-wrong-place = { $card } kann dort nicht hin: Ein Ritter kommt zum Gebiet seiner Zahl oder seiner Farbe.
