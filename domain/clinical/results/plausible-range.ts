import type { Share } from './percent.ts';

/** The range that is said of 19 in 20 such samples. */
const Z = 1.96;

/**
 * Roughly where the child's share lies, in whole percent, judged by these trials alone (Wilson's score interval). The
 * trials of one child depend on each other: what is said of it is "roughly". Undefined without trials.
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
