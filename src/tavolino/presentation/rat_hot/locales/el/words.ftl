rat-hot-strip = λωρίδα { $strip } ({ $fields })
rat-hot-place = στήλη { $column }, γραμμή { $row }, προς { $direction ->
    [N] βορρά
    [E] ανατολή
    [S] νότο
   *[W] δύση
}

## What happened

rat-hot-lay = { $who ->
    [you] Τοποθετείς τη { rat-hot-strip }: { rat-hot-place }.
   *[other] { $name } τοποθετεί τη { rat-hot-strip }: { rat-hot-place }.
}
rat-hot-covers = Βρίσκεται στο ύψος { $height } και καλύπτει: { $fields }.
rat-hot-score = { $who ->
    [you] Κερδίζεις { points-accusative }: { $spice }, { $count } τετράγωνα.
   *[other] { $name } κερδίζει { points-accusative }: { $spice }, { $count } τετράγωνα.
}
rat-hot-final-score = Τελική βαθμολόγηση, { $spice }, { $count } τετράγωνα: { $who ->
    [you] { points } για σένα.
   *[other] { $name }, { points }.
}
rat-hot-final = Τελική βαθμολόγηση συνολικά: { $scores }.
rat-hot-rats = { $colour ->
    [red] { $count ->
        [0] Δεν φαίνεται κανένα κόκκινο ποντίκι.
        [one] Φαίνεται { $count } κόκκινο ποντίκι.
       *[other] Φαίνονται { $count } κόκκινα ποντίκια.
    }
   *[green] { $count ->
        [0] Δεν φαίνεται κανένα πράσινο ποντίκι.
        [one] Φαίνεται { $count } πράσινο ποντίκι.
       *[other] Φαίνονται { $count } πράσινα ποντίκια.
    }
}
rat-hot-turn-up = { $who ->
    [you] Ανοίγεις: { $strips }.
   *[other] { $name } ανοίγει: { $strips }.
}
rat-hot-too-many-rats = { $who ->
    [you] Χάνεις: στο τέλος του γύρου σου φαίνονται πάρα πολλά ποντίκια του χρώματός σου.
   *[other] { $name } χάνει: στο τέλος του γύρου φαίνονται πάρα πολλά ποντίκια από το χρώμα που παίζει.
}

## In a line of the log, after the player’s name

rat-hot-brief-score = +{ $points }
rat-hot-brief-score-other = { $who ->
    [you] εσύ +{ $points }
   *[other] { $name } +{ $points }
}
rat-hot-brief-rats = { $colour ->
    [red] κόκκινα ποντίκια: { $count }
   *[green] πράσινα ποντίκια: { $count }
}

## What to do

rat-hot-prompt = Τοποθέτησε: { $strips }.
rat-hot-prompt-two = Τοποθέτησε, όποια θέλεις πρώτη: { $strips }.
rat-hot-waiting = { $name } πρέπει να τοποθετήσει: { $strips }.
rat-hot-short-prompt = { $count ->
    [one] Τοποθέτησε τη λωρίδα.
   *[other] Τοποθέτησε και τις δύο λωρίδες, με όποια σειρά θέλεις.
}
rat-hot-short-waiting = { $count ->
    [one] { $name } πρέπει να τοποθετήσει τη λωρίδα.
   *[other] { $name } πρέπει να τοποθετήσει και τις δύο λωρίδες.
}
rat-hot-move-lay = Τοποθέτησε τη λωρίδα { $strip }: { rat-hot-place }

## The table in words

rat-hot-colour = { $colour ->
    [red] Παίζεις με το κόκκινο.
   *[green] Παίζεις με το πράσινο.
}
rat-hot-pile = { $count ->
    [0] Δεν μένει καμία λωρίδα.
    [one] { $count } λωρίδα είναι κλειστή.
   *[other] { $count } λωρίδες είναι κλειστές.
}
rat-hot-row = Γραμμή { $row }: { $runs }.
rat-hot-run = από τη στήλη { $column }, { $fields }
rat-hot-next-run = { $first }· { $next }
rat-hot-high-field = { $field } στο ύψος { $height }
