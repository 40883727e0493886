### Schotten-Totten. What is said about the game before it is played.

game-schotten-totten = Two clans quarrel over a row of stones. Lay the stronger formation at a stone, prove that nothing can beat it, and claim it.

edition-iello = IELLO 2021
edition-iello-text = The 2021 box. After playing, you may claim every stone you can prove you’ve won; with tactic cards you hold seven cards.
edition-ps-games = PS Games
edition-ps-games-text = The Italian box. You claim one stone per turn, after playing; its Scout draws from one deck and puts cards back on top.
edition-menhir = Menhir
edition-menhir-text = Standing stones and the tactic cards of 2004, all in one deck. You claim before playing, even with an incomplete side.

option-tactics = Tactic cards
option-tactics-text = Ten cards that bend the rules: jokers, a spy, fog, mud and others.
option-expert = Expert claims
option-expert-text = Stones are claimed only at the start of a turn.
option-stones = Stones
option-stones-text = Stones in the row.
schotten-totten-option-hand-text = Cards in hand; 0 = the edition’s hand size.
# $edition
explained-stone = Why not stone { $stone }?
