/** The wording of a share for families, each with the share that it represents. */
const words: readonly (readonly [share: number, words: string])[] = [
  [0, 'never'],
  [1 / 10, '1 time in 10'],
  [1 / 5, '1 time in 5'],
  [1 / 4, '1 time in 4'],
  [1 / 3, '1 time in 3'],
  [1 / 2, '1 time in 2'],
  [2 / 3, '2 times in 3'],
  [3 / 4, '3 times in 4'],
  [9 / 10, '9 times in 10'],
  [1, 'every time'],
];

/** Returns the wording closest to a percentage; of two equally close ones, the lower. */
export function plainShare(percent: number): string {
  const share = percent / 100;
  // Rounds so that floating-point error does not decide a tie.
  const distance = (each: number) => Math.round(Math.abs(each - share) * 1e9);
  return words.reduce((best, next) => (distance(next[0]) < distance(best[0]) ? next : best))[1];
}
