bot-line-mimi-start-1 = Miaou ! Que de choses qui brillent sur cette table.
bot-line-mimi-start-2 = Elle est chaude, cette chaise ? Bien, je reste.
bot-line-mimi-start-3 = Je joue ce qui me plaît. Ronron.
bot-line-mimi-won-1 = Ronron. Je ne sais pas du tout comment j’ai fait.
bot-line-mimi-won-2 = J’ai gagné ? Je voulais juste ce qui brille.
bot-line-mimi-lost-1 = Tant pis. C’est l’heure de la sieste.
bot-line-mimi-lost-2 = Je me suis lassée vers le milieu. Bien joué !
bot-line-mimi-drawn-1 = Égalité ? Alors on partage le coussin.

bot-line-beppe-start-1 = J’ai un plan. Un bon, tu vas voir.
bot-line-beppe-start-2 = Une partie avant que le café refroidisse ?
bot-line-beppe-start-3 = Compter, c’est pour les comptables. Moi, je joue.
bot-line-beppe-won-1 = Ha ! Comme prévu. Enfin, presque.
bot-line-beppe-won-2 = C’est moi qui offre le café !
bot-line-beppe-lost-1 = Et c’était un si bon plan…
bot-line-beppe-lost-2 = Chapeau ! La prochaine fois, j’apporte deux plans.
bot-line-beppe-drawn-1 = Égalité ! Serrons-nous la main.

bot-line-carla-start-1 = Mon crayon est taillé. On commence ?
bot-line-carla-start-2 = Bonne chance ! Moi, je tiens les comptes.
bot-line-carla-start-3 = Prends ton temps. J’aime savoir ce qui reste à venir.
bot-line-carla-won-1 = Aujourd’hui, les chiffres étaient de mon côté.
bot-line-carla-won-2 = C’était serré par moments. Une autre ?
bot-line-carla-lost-1 = Magnifiquement joué. Je vais refaire mes calculs.
bot-line-carla-lost-2 = J’avais tout compté, sauf sur ça. Bravo !
bot-line-carla-drawn-1 = Parfaitement égal. C’est bien rangé.

bot-line-nonna-start-1 = Redresse-toi, mon trésor, et jouons.
bot-line-nonna-start-2 = Je connais ce jeu depuis bien avant ta naissance.
bot-line-nonna-start-3 = Tu as mangé ? Bien. Alors on commence.
bot-line-nonna-won-1 = Les vieux renards ont plus d’un tour. Un biscuit ?
bot-line-nonna-won-2 = Soixante ans de pratique, mon trésor.
bot-line-nonna-lost-1 = Tiens, tiens : quelqu’un s’est entraîné !
bot-line-nonna-lost-2 = Le temps d’un clin d’œil, et c’était fini. Belle partie.
bot-line-nonna-drawn-1 = L’égalité, ça garde la paix à la maison.

bot-line-maestro-start-1 = Silence, s’il vous plaît. Le premier mouvement commence.
bot-line-maestro-start-2 = Quel honneur. Faisons quelque chose de beau.
bot-line-maestro-start-3 = J’entends déjà toute la partie. Ou presque.
bot-line-maestro-won-1 = Finale ! Merci, merci.
bot-line-maestro-won-2 = Une belle exécution, jusqu’au dernier accord.
bot-line-maestro-lost-1 = Bravo ! Je m’incline devant une meilleure interprétation.
bot-line-maestro-lost-2 = Une seule fausse note a suffi. Bravo !
bot-line-maestro-drawn-1 = Harmonie parfaite. Personne ne voulait s’arrêter.

bot-line-virtuoso-start-1 = Ce morceau, je l’ai joué des milliers de fois. Jamais comme ça.
bot-line-virtuoso-start-2 = Accordé, échauffé, prêt. On commence ?
bot-line-virtuoso-start-3 = Répéter, répéter, répéter. Et maintenant, jouer.
bot-line-virtuoso-won-1 = Un bis ?
bot-line-virtuoso-won-2 = Chaque note à sa place. Merci pour la partie.
bot-line-virtuoso-lost-1 = Cette phrase, je ne la connaissais pas. Retour aux gammes !
bot-line-virtuoso-lost-2 = Magnifique ! Je peux la garder, celle-là ?
bot-line-virtuoso-drawn-1 = Nous finissons sur la même note. Que c’est beau.

bot-line-other-start-1 = Bonjour ! Bonne partie.
bot-line-other-start-2 = Quand tu veux.
bot-line-other-won-1 = Merci pour la partie !
bot-line-other-won-2 = Bonne partie. Une autre ?
bot-line-other-lost-1 = Bien joué !
bot-line-other-lost-2 = Félicitations, belle partie !
bot-line-other-drawn-1 = Égalité. Beau combat !
