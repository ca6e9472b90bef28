const FEWEST_STEPS = 3;

/** Returns the whole numbers that an axis from 0 names, at even distances, the last of them `most` or more. */
export function axisSteps(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most / FEWEST_STEPS)));
  const step = size * ([5, 2].find((times) => most / (size * times) >= FEWEST_STEPS) ?? 1);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
