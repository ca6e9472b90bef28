import { sum } from '#domain/platform/sum.ts';
import { medianOf } from './median.ts';
import { percentOf, type Share } from './percent.ts';

interface PeriodFigure {
  /** All trials of the period pooled, in whole percent. */
  pooled: number;
  /** The median session, in whole percent. */
  median: number;
  sessions: number;
  trials: number;
}

/**
 * Returns the figure of several sessions. Their trials are pooled: a mean of percentages would count two
 * trials of one day as much as twenty of another. Sessions without trials are ignored. Returns undefined if
 * there are none.
 */
export function periodFigure(sessions: readonly Share[]): PeriodFigure | undefined {
  const counted = sessions.filter(({ all }) => all > 0);
  const trials = sum(counted.map(({ all }) => all));
  const pooled = percentOf({ part: sum(counted.map(({ part }) => part)), all: trials });
  const median = medianOf(counted.map(({ part, all }) => (100 * part) / all));
  if (pooled === undefined || median === undefined) return undefined;
  return { pooled, median: Math.round(median), sessions: counted.length, trials };
}
