import { medianOf } from './median.ts';
import { percentOf, type Share } from './percent.ts';

interface PeriodFigure {
  /** All trials of the period taken together, in whole percent. */
  pooled: number;
  /** The session in the middle, in whole percent. */
  median: number;
  sessions: number;
  trials: number;
}

/**
 * The figure of several sessions: their trials pooled, never a mean of percentages, in which two trials of one day would
 * count for as much as twenty of another. Sessions without trials do not count. Undefined where there are none.
 */
export function periodFigure(sessions: readonly Share[]): PeriodFigure | undefined {
  const counted = sessions.filter(({ all }) => all > 0);
  const trials = sum(counted.map(({ all }) => all));
  const pooled = percentOf({ part: sum(counted.map(({ part }) => part)), all: trials });
  const median = medianOf(counted.map(({ part, all }) => (100 * part) / all));
  if (pooled === undefined || median === undefined) return undefined;
  return { pooled, median: Math.round(median), sessions: counted.length, trials };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
