/** Whether the server has gone on to another version of the API than this page speaks. */

class Outdated {
  /** What the server says about it; empty as long as page and server understand each other. */
  sentence: string = $state("");
}

export const outdated = new Outdated();
