// Made from the OpenAPI description of the server by scripts/api.py.

/**
 * A table of Schotten-Totten as one onlooker may see it.
 */
export type SchottenTottenView = {
    game: 'schotten-totten';
    options: SchottenTottenOptions;
    /**
     * who looks
     */
    seat: number | 'open' | 'spectator';
    /**
     * the seat to move; null when the game is over
     */
    player: number | null;
    /**
     * what is asked of the player to move
     */
    step: 'claim' | 'draw' | 'over' | 'play' | 'return' | 'take';
    /**
     * the player before has passed
     */
    passed: boolean;
    /**
     * the row of stones, the first one first
     */
    stones: Array<SchottenTottenStone>;
    /**
     * by seat
     */
    hands: [
        SchottenTottenHand,
        SchottenTottenHand
    ];
    /**
     * `clan` and `tactic`, or one `deck` of both
     */
    decks: {
        [key: string]: SchottenTottenDeck;
    };
    /**
     * cards out of play, the oldest first
     */
    discards: Array<string>;
    /**
     * tactic cards played, by seat
     */
    tactics_played: [
        number,
        number
    ];
    /**
     * whether a joker was played, by seat
     */
    jokers_played: [
        boolean,
        boolean
    ];
    /**
     * cards that the onlooker cannot place: in hidden hands or decks
     */
    unseen: Array<string>;
    result: SchottenTottenResult | null;
    /**
     * the legal moves, if it is the seat's turn
     */
    legal: Array<string>;
};

/**
 * What the players agreed on.
 */
export type SchottenTottenOptions = {
    /**
     * whose rule sheet is followed
     */
    edition: string;
    /**
     * with the ten tactic cards
     */
    tactics: boolean;
    /**
     * stones are claimed at the start of the turn only
     */
    expert: boolean;
    /**
     * stones in the row
     */
    stones: number;
    /**
     * clans
     */
    colours: number;
    /**
     * cards of a clan
     */
    values: number;
    /**
     * cards in hand; 0: as the edition says
     */
    hand: number;
};

/**
 * A stone and the cards on both sides of it.
 */
export type SchottenTottenStone = {
    /**
     * the seat that claimed it
     */
    owner: number | null;
    /**
     * the seat that played Fog here
     */
    fog: number | null;
    /**
     * the seat that played Mud here
     */
    mud: number | null;
    /**
     * the cards of each seat, the first one first
     */
    sides: [
        Array<string>,
        Array<string>
    ];
    /**
     * who completed a side first, once both sides are complete
     */
    completed_first: number | null;
    /**
     * how many cards a side has room for
     */
    places: number;
};

/**
 * What the onlooker knows of a hand.
 */
export type SchottenTottenHand = {
    /**
     * those that the onlooker knows
     */
    cards: Array<string>;
    /**
     * how many other cards there are, by the deck of their back
     */
    hidden: {
        [key: string]: number;
    };
    /**
     * of the onlooker's own hand: the cards that the opponent knows
     */
    seen?: Array<string>;
};

/**
 * A deck that cards are drawn from.
 */
export type SchottenTottenDeck = {
    /**
     * cards in it
     */
    count: number;
    /**
     * cards that the onlooker knows, by the number of draws; 1: the next
     */
    known: {
        [key: string]: string;
    };
};

/**
 * How the game ended.
 */
export type SchottenTottenResult = {
    /**
     * seats; none after a draw
     */
    winners: Array<number>;
    reason: 'draw' | 'five-stones' | 'more-stones' | 'three-in-a-row';
    /**
     * for a match, by seat
     */
    scores: [
        number,
        number
    ];
    /**
     * the owner of each stone
     */
    stones: Array<number | null>;
    /**
     * the stones that won the game; none: a draw
     */
    decisive: Array<number>;
};

/**
 * A card is laid on the player's side of a stone.
 */
export type SchottenTottenLaid = {
    type: 'lay';
    player: number;
    card: string;
    stone: number;
    /**
     * that it completes
     */
    formation: SchottenTottenFormation | null;
};

/**
 * What the cards of a side make.
 */
export type SchottenTottenFormation = {
    kind: 'colour' | 'colour-run' | 'kind' | 'run' | 'sum';
    /**
     * that lie there
     */
    cards: Array<string>;
    /**
     * cards that the side misses and that would make it this
     */
    to_come: Array<string>;
    /**
     * null where the edition does not compare sums
     */
    sum: number | null;
};

/**
 * Fog or Mud is laid on a stone.
 */
export type SchottenTottenConditionLaid = {
    type: 'condition';
    player: number;
    card: string;
    stone: number;
};

/**
 * The Scout is played.
 */
export type SchottenTottenScouted = {
    type: 'scout';
    player: number;
    /**
     * whether it looks at the opponent's hand; otherwise draws follow
     */
    looks: boolean;
};

/**
 * The player looks at the opponent's hand.
 */
export type SchottenTottenLooked = {
    type: 'look';
    player: number;
    /**
     * null to spectators
     */
    cards: Array<string> | null;
    /**
     * of those cards
     */
    count: number;
};

/**
 * One of the player's own cards leaves a stone.
 */
export type SchottenTottenRedeployed = {
    type: 'redeploy';
    player: number;
    card: string;
    /**
     * that it leaves
     */
    stone: number;
    /**
     * the seat on whose side it lay
     */
    side: number;
    /**
     * the stone that it goes to, or x: out of play
     */
    target: number | 'x';
    /**
     * that it completes there
     */
    formation: SchottenTottenFormation | null;
};

/**
 * One of the opponent's cards leaves a stone.
 */
export type SchottenTottenDeserted = {
    type: 'deserter';
    player: number;
    card: string;
    /**
     * that it leaves
     */
    stone: number;
    /**
     * the seat on whose side it lay
     */
    side: number;
    /**
     * out of play, or into the player's hand
     */
    target: 'hand' | 'x';
};

/**
 * One of the opponent's cards changes sides.
 */
export type SchottenTottenBetrayed = {
    type: 'traitor';
    player: number;
    card: string;
    /**
     * that it leaves
     */
    stone: number;
    /**
     * the seat on whose side it lay
     */
    side: number;
    /**
     * the stone that it goes to
     */
    target: number;
    /**
     * that it completes there
     */
    formation: SchottenTottenFormation | null;
};

/**
 * The fourth card on this player's side goes out of play, once Mud is gone.
 */
export type SchottenTottenFell = {
    type: 'fall';
    player: number;
    card: string;
    stone: number;
};

/**
 * This player's side became another formation without a card being laid there.
 */
export type SchottenTottenFormationChanged = {
    type: 'formation';
    player: number;
    stone: number;
    formation: SchottenTottenFormation | null;
};

/**
 * After a Scout, a card goes back to its deck.
 */
export type SchottenTottenReturned = {
    type: 'return';
    player: number;
    card: string | null;
    deck: string;
    to: 'bottom' | 'top';
};

/**
 * The player claims a stone.
 */
export type SchottenTottenClaimed = {
    type: 'claim';
    player: number;
    stone: number;
    /**
     * the player's, at its weakest
     */
    formation: SchottenTottenFormation;
    /**
     * the opponent's best; null if that side cannot be completed
     */
    against: SchottenTottenFormation | null;
};

/**
 * When both have passed, a stone goes to the player who could claim it.
 */
export type SchottenTottenAwarded = {
    type: 'award';
    player: number;
    stone: number;
    /**
     * the player's, at its weakest
     */
    formation: SchottenTottenFormation;
    /**
     * the opponent's best; null if that side cannot be completed
     */
    against: SchottenTottenFormation | null;
};

/**
 * The player draws a card.
 */
export type SchottenTottenDrawn = {
    type: 'draw';
    player: number;
    card: string | null;
    deck: string;
};

/**
 * The player claims no further stone.
 */
export type SchottenTottenClaimingDone = {
    type: 'done';
    player: number;
};

/**
 * The player passes.
 */
export type SchottenTottenPassed = {
    type: 'pass';
    player: number;
};

/**
 * The game is over.
 */
export type SchottenTottenEnded = {
    type: 'end';
    /**
     * seats; none after a draw
     */
    winners: Array<number>;
    reason: 'draw' | 'five-stones' | 'more-stones' | 'three-in-a-row';
    /**
     * for a match, by seat
     */
    scores: [
        number,
        number
    ];
};

/**
 * What can happen in Schotten-Totten.
 */
export type SchottenTottenEvent = ({
    type: 'lay';
} & SchottenTottenLaid) | ({
    type: 'condition';
} & SchottenTottenConditionLaid) | ({
    type: 'scout';
} & SchottenTottenScouted) | ({
    type: 'look';
} & SchottenTottenLooked) | ({
    type: 'redeploy';
} & SchottenTottenRedeployed) | ({
    type: 'deserter';
} & SchottenTottenDeserted) | ({
    type: 'traitor';
} & SchottenTottenBetrayed) | ({
    type: 'fall';
} & SchottenTottenFell) | ({
    type: 'formation';
} & SchottenTottenFormationChanged) | ({
    type: 'return';
} & SchottenTottenReturned) | ({
    type: 'claim';
} & SchottenTottenClaimed) | ({
    type: 'award';
} & SchottenTottenAwarded) | ({
    type: 'draw';
} & SchottenTottenDrawn) | ({
    type: 'done';
} & SchottenTottenClaimingDone) | ({
    type: 'pass';
} & SchottenTottenPassed) | ({
    type: 'end';
} & SchottenTottenEnded);
