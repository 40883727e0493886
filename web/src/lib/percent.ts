/** Shares in whole percent that add up to 100: each is rounded down, and the rest goes to those
 * with the largest remainders. */
export function percents(shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (all <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (100 * share) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, each) => sum + each, 0);
  const byLoss = exact
    .map((each, at) => ({ at, lost: each - whole[at]! }))
    .sort((one, other) => other.lost - one.lost || one.at - other.at);
  for (const { at } of byLoss.slice(0, left)) whole[at]! += 1;
  return whole;
}
