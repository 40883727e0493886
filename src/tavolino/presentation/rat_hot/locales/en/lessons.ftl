### Rat Hot. The lesson: what to do in each step, and what is said when it is done.

lesson-rat-hot-beside = You play red. Lay the strip beside the one on the table: at least one field must share an edge with it.
lesson-rat-hot-beside-done = You lay one strip on the first turn and two on each later turn, one after the other; the last strip is a turn of its own.
lesson-rat-hot-score = Matching spices that touch form a group. When a strip joins a group, two fields score one point for their colour. Lay the strip so that red scores.
lesson-rat-hot-score-done = Groups score no matter who lays the strip, so look out for green too.
lesson-rat-hot-three = Three or more fields score two points. Make such a group for red.
lesson-rat-hot-three-done = A group never scores more than two points at once, but it can score again and again.
lesson-rat-hot-both = This strip also has a green nutmeg, and green’s groups score for green even on your turn. Score a point for red and none for green.
lesson-rat-hot-both-done = { points } for you alone. Always look at both colours before you lay.
lesson-rat-hot-on-top = A strip may also lie on top of others: all its fields at the same height, no gap beneath, and not exactly on a single strip. Lay it on top.
lesson-rat-hot-on-top-done = What is covered no longer counts.
lesson-rat-hot-rat = Rats! Whoever ends a turn with three rats of their own colour in sight loses at once. Cover the red rat.
lesson-rat-hot-rat-done = One worry less. Only your own rats count, and only at the end of your own turn.
lesson-rat-hot-danger = { $rats } red rats are in sight, and this strip adds another one. Lay it so that you don’t lose.
lesson-rat-hot-danger-done = You covered a rat, so only { $rats } are in sight: you’re safe.
lesson-rat-hot-last = The last strip. After it, every group on the table scores once more. Mind the rats, and win.
lesson-rat-hot-last-done = Well played. Now you know all the rules.
