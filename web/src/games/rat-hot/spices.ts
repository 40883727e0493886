/** Our drawings of the spices and the rat, each in a box of 24 by 24. */

export interface Sign {
  filled: string;
  drawn?: string;
  pen?: number;
}

function anise(): string {
  const pods = Array.from({ length: 8 }, (_, pod) => {
    const at = (radius: number, aside: number): string => {
      const turn = (pod * Math.PI) / 4 + aside;
      return `${(12 + radius * Math.cos(turn)).toFixed(2)} ${(12 + radius * Math.sin(turn)).toFixed(2)}`;
    };
    return `M${at(2.2, 0)}L${at(6.4, -0.34)} ${at(11.6, 0)} ${at(6.4, 0.34)}Z`;
  });
  return pods.join("");
}

const NUTMEG: Sign = {
  filled:
    "M12 1.6C17 5.4 19.8 10 19.8 14.2 19.8 19 16.4 22.4 12 22.4 7.6 22.4 4.2 19 4.2 14.2" +
    " 4.2 10 7 5.4 12 1.6ZM12 6.6C10.9 10.4 10.9 15 12 19.4 13.1 15 13.1 10.4 12 6.6Z" +
    "M7.9 10.9C7.1 13.2 7.4 15.8 8.6 17.8 8.9 15.4 8.6 13.2 7.9 10.9Z" +
    "M16.1 10.9C15.4 13.2 15.1 15.4 15.4 17.8 16.6 15.8 16.9 13.2 16.1 10.9Z",
};
const CHILLI: Sign = {
  filled:
    "M15.4 6.6C19.4 6.2 21.6 9.6 20.2 13.6 18.2 19.2 11 22.8 1.6 21.4 8.4 20.4 10.8 17" +
    " 11.2 12.6 11.5 9 12.8 6.9 15.4 6.6Z",
  drawn: "M16.4 6.4C16.2 4.4 17.2 2.6 19.4 1.8",
  pen: 2.2,
};
const PEPPER: Sign = {
  filled:
    "M12 1.4A4.9 4.9 0 1 1 12 11.2 4.9 4.9 0 1 1 12 1.4ZM6.2 11.6A4.9 4.9 0 1 1 6.2 21.4" +
    " 4.9 4.9 0 1 1 6.2 11.6ZM17.8 11.6A4.9 4.9 0 1 1 17.8 21.4 4.9 4.9 0 1 1 17.8 11.6Z" +
    "M10.6 3.8A1.2 1.2 0 1 1 10.6 6.2 1.2 1.2 0 1 1 10.6 3.8ZM4.8 14A1.2 1.2 0 1 1 4.8 16.4" +
    " 1.2 1.2 0 1 1 4.8 14ZM16.4 14A1.2 1.2 0 1 1 16.4 16.4 1.2 1.2 0 1 1 16.4 14Z",
};
const ANISE: Sign = { filled: anise() };

/** By the number of the spice, from 1. */
export const SPICES: Record<string, Sign> = { 1: NUTMEG, 2: CHILLI, 3: PEPPER, 4: ANISE };

/** Looking east; red's is turned to look west. */
export const RAT: Sign = {
  filled:
    "M2.6 17.2C2.2 11.4 6.6 7.6 11.6 7.6 13.2 7.6 14.6 7.9 15.8 8.4 14.6 6.2 15.6 3.8 17.6" +
    " 3.8 19.6 3.8 20.4 6 19.6 8.6 21.4 9.8 23 12 23.6 14 23.8 15 23 15.6 21.8 15.7 20.4 15.8" +
    " 19.4 16.4 18.6 17.6L19.8 19H16L15.2 17.8H9.4L9.8 19H5.4L4.6 17.8C3.4 18 2.7 17.9 2.6 17.2Z" +
    "M19.4 10.6A1 1 0 1 1 19.4 12.6 1 1 0 1 1 19.4 10.6Z",
  drawn: "M3.4 16.8C.8 18.2 .8 21.6 4.4 22 8.6 22.4 11 20.6 15.6 22",
  pen: 1.5,
};
