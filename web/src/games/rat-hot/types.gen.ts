// Made from the OpenAPI description of the server by scripts/api.py.

/**
 * A table of Rat Hot as one onlooker may see it.
 */
export type RatHotView = {
    game: 'rat-hot';
    options: RatHotOptions;
    /**
     * who looks
     */
    seat: number | 'open' | 'spectator';
    /**
     * the seat to move; null when the game is over
     */
    player: number | null;
    step: 'lay' | 'over';
    /**
     * the faces of every strip, by its number
     */
    strips: {
        [key: string]: Array<string>;
    };
    /**
     * the strips to be laid now
     */
    turned_up: Array<number>;
    pile: RatHotPile;
    /**
     * in laying order, the start strip first
     */
    laid: Array<RatHotLaidStrip>;
    table: RatHotTable;
    /**
     * of red and green
     */
    points: [
        number,
        number
    ];
    /**
     * in sight, of red and green
     */
    rats: [
        number,
        number
    ];
    /**
     * this many of your own rats in sight at the end of your turn lose the game
     */
    fatal_rats: number;
    /**
     * what the strip laid last scored; at the end, what the table scored
     */
    scored: Array<RatHotGroup>;
    result: RatHotResult | null;
    /**
     * the legal moves, if it is the seat's turn
     */
    legal: Array<string>;
};

/**
 * What the players agreed on.
 */
export type RatHotOptions = {
    /**
     * what is left of a group that lost a field scores too
     */
    shrunk_groups_score: boolean;
    /**
     * another set of strips; null: the usual one
     */
    strips: {
        [key: string]: Array<string>;
    } | null;
};

/**
 * The strips that lie face down.
 */
export type RatHotPile = {
    /**
     * their numbers, ascending, which everybody knows
     */
    strips: Array<number>;
    /**
     * the next one first; hidden in play
     */
    order: Array<number> | null;
};

/**
 * A strip on the table.
 */
export type RatHotLaidStrip = {
    strip: number;
    /**
     * as in a move
     */
    place: string;
    /**
     * column and row of each of its fields
     */
    cells: Array<[
        number,
        number
    ]>;
    /**
     * that it scored for red and green
     */
    points: [
        number,
        number
    ];
};

/**
 * The table from above, as far as strips lie on it.
 */
export type RatHotTable = {
    /**
     * of the fields furthest west
     */
    column: number;
    /**
     * of the fields furthest north
     */
    row: number;
    /**
     * the faces, row by row from `column` and `row` on; null: bare
     */
    fields: Array<Array<string | null>>;
    /**
     * how many strips lie on each other there; 0: bare
     */
    heights: Array<Array<number>>;
    /**
     * columns and rows of the whole table
     */
    size: number;
};

/**
 * Fields of one spice that scored together.
 */
export type RatHotGroup = {
    /**
     * of that colour
     */
    player: number;
    /**
     * its face
     */
    spice: string;
    points: number;
    /**
     * column and row of each field
     */
    cells: Array<[
        number,
        number
    ]>;
};

/**
 * How the game ended.
 */
export type RatHotResult = {
    /**
     * seats; none after a draw
     */
    winners: Array<number>;
    reason: 'draw' | 'points' | 'rats';
    /**
     * points of red and green
     */
    scores: [
        number,
        number
    ];
    /**
     * in laying order: the strip, and its points for red and green
     */
    strips: Array<[
        number,
        number,
        number
    ]>;
    /**
     * points of the final scoring; null where rats ended it
     */
    final: [
        number,
        number
    ] | null;
};

/**
 * A strip is laid on the table.
 */
export type RatHotStripLaid = {
    type: 'lay';
    player: number;
    strip: number;
    /**
     * as in a move
     */
    place: string;
    /**
     * its faces
     */
    fields: Array<string>;
    /**
     * column and row of each of its fields
     */
    cells: Array<[
        number,
        number
    ]>;
    /**
     * faces; none on the bare table
     */
    covers: Array<string>;
    /**
     * that it lies at, from 1
     */
    height: number;
};

/**
 * A group scores because of the strip.
 */
export type RatHotScored = {
    type: 'score';
    /**
     * of that colour
     */
    player: number;
    /**
     * its face
     */
    spice: string;
    /**
     * column and row of each field
     */
    cells: Array<[
        number,
        number
    ]>;
    points: number;
};

/**
 * A group scores when all strips lie.
 */
export type RatHotFinalGroupScored = {
    type: 'final-group';
    /**
     * of that colour
     */
    player: number;
    /**
     * its face
     */
    spice: string;
    /**
     * column and row of each field
     */
    cells: Array<[
        number,
        number
    ]>;
    points: number;
};

/**
 * The number of rats of a colour in sight has changed.
 */
export type RatHotRatsChanged = {
    type: 'rats';
    /**
     * of that colour
     */
    player: number;
    /**
     * in sight now
     */
    count: number;
    /**
     * in sight before the move
     */
    before: number;
};

/**
 * The next player turns up strips.
 */
export type RatHotTurnedUp = {
    type: 'turn-up';
    player: number;
    strips: Array<number>;
};

/**
 * The final scoring is done.
 */
export type RatHotFinalScored = {
    type: 'final';
    /**
     * of it, for red and green
     */
    points: [
        number,
        number
    ];
    /**
     * of the game
     */
    totals: [
        number,
        number
    ];
};

/**
 * The game is over.
 */
export type RatHotEnded = {
    type: 'end';
    /**
     * seats; none after a draw
     */
    winners: Array<number>;
    reason: 'draw' | 'points' | 'rats';
    /**
     * points of red and green
     */
    scores: [
        number,
        number
    ];
};

/**
 * What can happen in Rat Hot.
 */
export type RatHotEvent = ({
    type: 'lay';
} & RatHotStripLaid) | ({
    type: 'score';
} & RatHotScored) | ({
    type: 'final-group';
} & RatHotFinalGroupScored) | ({
    type: 'rats';
} & RatHotRatsChanged) | ({
    type: 'turn-up';
} & RatHotTurnedUp) | ({
    type: 'final';
} & RatHotFinalScored) | ({
    type: 'end';
} & RatHotEnded);
