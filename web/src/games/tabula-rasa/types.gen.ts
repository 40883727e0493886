// Made from the OpenAPI description of the server by scripts/api.py.

/**
 * A table of Tabula Rasa as one onlooker may see it.
 */
export type TabulaRasaView = {
    game: 'tabula-rasa';
    options: TabulaRasaOptions;
    /**
     * who looks
     */
    seat: number | 'open' | 'spectator';
    /**
     * the seat to move; null when the game is over
     */
    player: number | null;
    step: 'over' | 'play';
    /**
     * the seats that lay in each row
     */
    teams: Array<Array<number>>;
    /**
     * from left to right
     */
    territories: Array<TabulaRasaTerritory>;
    /**
     * by seat
     */
    hands: Array<TabulaRasaPile>;
    stock: TabulaRasaPile;
    /**
     * cards that left the game before it began
     */
    removed: TabulaRasaPile;
    /**
     * cards that the onlooker cannot place: in hands, stock, or removed
     */
    unseen: Array<string>;
    /**
     * what each row would score if the game ended now, or has scored
     */
    points: Array<number>;
    /**
     * what the castle is worth
     */
    castle_points: number;
    /**
     * what a treasure is worth
     */
    treasure_points: number;
    result: TabulaRasaResult | null;
    /**
     * at the end, in scoring order
     */
    count: Array<TabulaRasaCountStep>;
    /**
     * the legal moves, where it is the seat's turn
     */
    legal: Array<string>;
};

/**
 * What the players agreed on.
 */
export type TabulaRasaOptions = {
    /**
     * four are two teams of partners
     */
    players: number;
    /**
     * colours of knights
     */
    colours: number;
    /**
     * numbers of a colour
     */
    values: number;
    /**
     * copies of a knight
     */
    copies: number;
    /**
     * cards in hand at the beginning
     */
    hand: number;
};

/**
 * A territory and the knights that stand there.
 */
export type TabulaRasaTerritory = {
    /**
     * its number, or the letter of its colour
     */
    place: string;
    points: number;
    /**
     * of each row, ascending
     */
    knights: Array<Array<string>>;
};

/**
 * Cards that lie together: a hand, the stock.
 */
export type TabulaRasaPile = {
    /**
     * those that the onlooker sees
     */
    cards: Array<string>;
    /**
     * how many other cards there are
     */
    hidden: number;
};

/**
 * How the game ended.
 */
export type TabulaRasaResult = {
    /**
     * seats
     */
    winners: Array<number>;
    reason: 'points' | 'shared';
    /**
     * by seat; partners have the same
     */
    scores: Array<number>;
    /**
     * in scoring order: the territory, what was taken there, the row
     */
    tiles: Array<[
        string,
        'castle' | 'territory' | 'treasure',
        number
    ]>;
};

/**
 * A territory with its treasures, or the castle, as they are given away at the end.
 */
export type TabulaRasaCountStep = {
    /**
     * the territory; null: the castle
     */
    place: string | null;
    /**
     * the row that takes it
     */
    owner: number | null;
    /**
     * the rows that take a treasure
     */
    treasures: Array<number>;
    /**
     * points of the rows so far
     */
    totals: Array<number>;
};

/**
 * A knight is laid at a territory.
 */
export type TabulaRasaLaid = {
    type: 'lay';
    player: number;
    row: number;
    card: string;
    place: string;
    /**
     * how many of the row stand there now
     */
    knights: number;
};

/**
 * The player draws a card.
 */
export type TabulaRasaDrawn = {
    type: 'draw';
    player: number;
    /**
     * null to whoever cannot know it
     */
    card: string | null;
    /**
     * cards in the stock
     */
    left: number;
};

/**
 * At the end, a territory and its treasures are awarded.
 */
export type TabulaRasaTerritoryCounted = {
    type: 'territory';
    place: string;
    points: number;
    /**
     * how many of each row stand there
     */
    knights: Array<number>;
    /**
     * the row that takes it
     */
    owner: number | null;
    /**
     * the rows that take a treasure
     */
    treasures: Array<number>;
    /**
     * points of the rows so far
     */
    totals: Array<number>;
};

/**
 * At the end, the castle is awarded, or not.
 */
export type TabulaRasaCastleCounted = {
    type: 'castle';
    /**
     * the row that takes it
     */
    owner: number | null;
    points: number;
    /**
     * points of the rows so far
     */
    totals: Array<number>;
};

/**
 * The game is over.
 */
export type TabulaRasaEnded = {
    type: 'end';
    /**
     * seats
     */
    winners: Array<number>;
    reason: 'points' | 'shared';
    /**
     * by seat
     */
    scores: Array<number>;
};

/**
 * What can happen in Tabula Rasa.
 */
export type TabulaRasaEvent = ({
    type: 'lay';
} & TabulaRasaLaid) | ({
    type: 'draw';
} & TabulaRasaDrawn) | ({
    type: 'territory';
} & TabulaRasaTerritoryCounted) | ({
    type: 'castle';
} & TabulaRasaCastleCounted) | ({
    type: 'end';
} & TabulaRasaEnded);
