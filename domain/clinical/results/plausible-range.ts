import type { Share } from './percent.ts';

/** The z-score of a 95% interval. */
const Z = 1.96;

/**
 * Returns the approximate range of the child's share in whole percent, from these trials alone (Wilson's
 * score interval). Since one child's trials depend on each other, texts must say "roughly". Returns undefined
 * without trials.
 */
export function plausibleRange({ part, all }: Share): { low: number; high: number } | undefined {
  if (all === 0) return undefined;
  const share = part / all;
  const weight = Z ** 2 / all;
  const center = share + weight / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / all + weight / (4 * all));
  const percent = (value: number) => Math.min(100, Math.max(0, Math.round((100 * value) / (1 + weight))));
  return { low: percent(center - reach), high: percent(center + reach) };
}
