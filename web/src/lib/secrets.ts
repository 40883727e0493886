/** The secrets with which this browser sits down. Nobody else ever knows them: the server keeps a
 * digest. */
const BYTES = 16;

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
