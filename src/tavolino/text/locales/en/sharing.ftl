### Sharing a finished game: as a link, a picture or an animation.

share-game = Share
share-game-title = Share this game
share-game-link = Link
share-game-link-text = Whoever opens it can go through the whole game, with nothing hidden.
share-game-code = QR code
share-game-picture = Picture
share-game-picture-of = The table: { $names }
share-game-save-picture = Save the picture
share-game-send-picture = Send the picture
share-game-animation = Animation
share-game-animation-text = The whole game, move by move, as a GIF. Your browser makes it.
share-game-animation-of = The whole game as an animation: { $names }
share-game-animate = Make the animation
share-game-making = Picture { $frame } of { $frames }
share-game-save-animation = Save the animation
share-game-send-animation = Send the animation
share-game-size = { $size } kB
share-game-failed = The animation couldn’t be made. Try again.
