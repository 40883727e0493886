### Luck and skill in a reviewed game. Points are percentage points of the chance to win.

review-luck-title = Luck and skill
# $played: in percent.
review-played-you = You played with { $played }% accuracy.
review-played = { $name } played with { $played }% accuracy.
review-luck-good-you = Good luck brought you { points }.
review-luck-bad-you = Bad luck cost you { points }.
review-luck-good = Good luck brought { points }.
review-luck-bad = Bad luck cost { points }.
review-luck-even = Luck evened out.
review-luck-unfinished = This game wasn’t played to the end, so luck and decisions don’t add up to a result.
review-luck-text = One point is one percentage point of win chance. Luck compares the deal and every draw with everything that could have come up instead. Decisions are what a player lost against the best moves found. The remainder is everything else: the other players, what was hidden, and engine errors.
review-part-start = Start
review-part-luck = Luck
review-part-decisions = Decisions
review-part-remainder = Remainder
review-part-result = Result
review-parts-player = Player
review-parts-plot = Luck, decisions and remainder of { $name }, added up move by move
review-parts-moves = Move by move
