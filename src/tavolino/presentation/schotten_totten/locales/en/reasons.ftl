### Schotten-Totten. What a move is good for: a sentence each, as hints and analyses say it. Chances are in percent.

schotten-why-look = It shows you your opponent’s hand, so you know what still threatens you.
schotten-why-scout = It brings three new cards for the two you need least.
# $edition
schotten-why-done = It leaves what you could claim for a later turn.
schotten-why-pass = It keeps your cards for later: you have no clan card to lay.
schotten-why-clan = It brings a clan card, and those are what formations are made of.
# $edition
schotten-why-tactic = It brings a tactic card, which can win a stone that clan cards can’t.
schotten-why-return = You need this card least: { $card }.
schotten-why-claim-wins = It claims { schotten-stone } and wins the game.
schotten-why-claim = It claims { schotten-stone }: nothing still to come can beat your side.
schotten-why-completes = It completes { $formation } { schotten-at-stone } with { $card }.
schotten-why-safe = Nothing that is still to come can beat it.
# $edition
schotten-why-wins = Nothing can beat it any more, and the stone wins the game.
schotten-why-least-missed = You’ll miss { $card } least { schotten-at-stone }, which you’ll probably lose.
schotten-why-begins = { $aim ->
    [colour-run] It starts a colour run { schotten-at-stone } with { $card }.
    [kind] It starts three of a kind { schotten-at-stone } with { $card }.
    [colour] It starts a colour { schotten-at-stone } with { $card }.
    [run] It starts a run { schotten-at-stone } with { $card }.
   *[sum] It starts a high sum { schotten-at-stone } with { $card }.
}
schotten-why-goes-on = { $aim ->
    [colour-run] It continues a colour run { schotten-at-stone } with { $card }.
    [kind] It continues three of a kind { schotten-at-stone } with { $card }.
    [colour] It continues a colour { schotten-at-stone } with { $card }.
    [run] It continues a run { schotten-at-stone } with { $card }.
   *[sum] It continues a high sum { schotten-at-stone } with { $card }.
}
schotten-why-fog = With { $card }, only the sum counts { schotten-at-stone }.
schotten-why-mud = With { $card }, four cards are needed { schotten-at-stone }.
schotten-why-leaves = It moves { $card } away { schotten-from-stone }.
schotten-why-open-again = Without { $card }, { schotten-stone } is open again.
schotten-why-serves-better = { $card } serves you better { schotten-at-stone }.
schotten-why-worth-more = You can get more out of { $card } { schotten-at-stone }.
schotten-why-to-hand = It brings { $card } into your hand { schotten-from-stone }, which is already decided.
schotten-why-takes-away = It takes { $card } { schotten-at-stone } away from your opponent.
schotten-why-brings-over = It brings { $card } over { schotten-from-stone } { schotten-to-stone }.
schotten-why-stays = Your chance there stays at { $after }%.
schotten-why-rises = Your chance there rises from { $before }% to { $after }%.
schotten-why-falls = Your chance there falls from { $before }% to { $after }%.
