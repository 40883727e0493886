# What bots say at the start and at the end of a game, to everybody at the table: whoever hears it may
# have won with them. Each has several lines for an occasion; any number will do.

bot-line-mimi-start-1 = Mrrow! So many shiny things on this table.
bot-line-mimi-start-2 = Is this seat warm? Good. I’m staying.
bot-line-mimi-start-3 = I play what I like. Purr.
bot-line-mimi-won-1 = Purr. I have no idea how I did that.
bot-line-mimi-won-2 = I won? I was only after the shiny ones.
bot-line-mimi-lost-1 = Never mind. It’s nap time anyway.
bot-line-mimi-lost-2 = I got bored somewhere in the middle. Well played!
bot-line-mimi-drawn-1 = A draw? Then we share the cushion.

bot-line-beppe-start-1 = I have a plan. It’s a good one, you’ll see.
bot-line-beppe-start-2 = One game before the coffee gets cold?
bot-line-beppe-start-3 = Counting is for accountants. I just play.
bot-line-beppe-won-1 = Ha! Just as planned. Well, nearly.
bot-line-beppe-won-2 = The coffee is on me!
bot-line-beppe-lost-1 = And it was such a good plan…
bot-line-beppe-lost-2 = Well done! Next time I’ll bring two plans.
bot-line-beppe-drawn-1 = A draw! Let’s shake hands on it.

bot-line-carla-start-1 = My pencil is sharpened. Shall we?
bot-line-carla-start-2 = Good luck! I’ll be keeping count.
bot-line-carla-start-3 = Take your time. I like to know what’s still out there.
bot-line-carla-won-1 = The numbers were on my side today.
bot-line-carla-won-2 = That was close in places. Another one?
bot-line-carla-lost-1 = Beautifully played. I’ll have to check my sums.
bot-line-carla-lost-2 = I counted everything, but I hadn’t counted on that. Well done!
bot-line-carla-drawn-1 = Perfectly even. How tidy.

bot-line-nonna-start-1 = Sit up straight, my dear, and let’s play.
bot-line-nonna-start-2 = I learned this game before you were born.
bot-line-nonna-start-3 = Have you eaten? Good. Then we can begin.
bot-line-nonna-won-1 = An old fox knows a trick or two. Biscuit?
bot-line-nonna-won-2 = Sixty years of practice, my dear.
bot-line-nonna-lost-1 = Well, well. Somebody has been practising!
bot-line-nonna-lost-2 = I blinked, and it was over. Lovely game.
bot-line-nonna-drawn-1 = A draw keeps the peace in the house.

bot-line-maestro-start-1 = Silence, please. The first movement begins.
bot-line-maestro-start-2 = An honour. Let us make something beautiful.
bot-line-maestro-start-3 = I can hear the whole game already. Almost.
bot-line-maestro-won-1 = Finale! Thank you, thank you.
bot-line-maestro-won-2 = A fine performance, down to the last chord.
bot-line-maestro-lost-1 = Bravo! I bow to a better interpretation.
bot-line-maestro-lost-2 = One false note was enough. Bravo!
bot-line-maestro-drawn-1 = Perfect harmony. Nobody wanted to stop.

bot-line-virtuoso-start-1 = I’ve played this piece a million times. Never quite like this.
bot-line-virtuoso-start-2 = Tuned and ready. Shall we?
bot-line-virtuoso-start-3 = Practise, practise, practise. And now, play.
bot-line-virtuoso-won-1 = Encore?
bot-line-virtuoso-won-2 = Every note in its place. Thank you for the game.
bot-line-virtuoso-lost-1 = That phrase was new to me. Back to my scales!
bot-line-virtuoso-lost-2 = Magnificent! May I keep that one?
bot-line-virtuoso-drawn-1 = We ended on the same note. How lovely.

bot-line-other-start-1 = Hello! Have a good game.
bot-line-other-start-2 = Ready when you are.
bot-line-other-won-1 = Thanks for the game!
bot-line-other-won-2 = Good game. Another one?
bot-line-other-lost-1 = Well played!
bot-line-other-lost-2 = Congratulations, good game!
bot-line-other-drawn-1 = A draw. Well fought!
