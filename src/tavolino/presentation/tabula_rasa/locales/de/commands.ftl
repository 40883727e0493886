### Tabula Rasa. What can be typed.

## Moves

help-five-colours = die Farben: Rot, Gelb, Grün, Blau, Lila
help-lay-number = die rote 4 an das Gebiet ihrer Zahl legen
help-lay-colour = die rote 4 an das Gebiet ihrer Farbe legen

## Commands

help-read-territory = Gebiet 4 vorlesen; t r liest das rote vor
