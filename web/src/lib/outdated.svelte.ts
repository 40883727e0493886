/** Whether the server speaks a newer version of the API than this page. */

class Outdated {
  /** The server's message; empty as long as the versions match. */
  sentence: string = $state("");
}

export const outdated = new Outdated();
