/** How a share is said to a family, each with the share that it stands for. */
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

/** A percentage in the words that are nearest to it; of two that are equally near, the lower. */
export function plainShare(percent: number): string {
  const share = percent / 100;
  // A tie must not be decided by the last digit of a fraction.
  const distance = (each: number) => Math.round(Math.abs(each - share) * 1e9);
  return words.reduce((best, next) => (distance(next[0]) < distance(best[0]) ? next : best))[1];
}
