import { type Day, daysBetween } from '#domain/platform/dates.ts';
import type { DayMark } from './day-marks.ts';
import type { GraphDays } from './goal-lines.ts';
import type { WholeScale } from './whole-scale.ts';

// Coordinates in a graph, on a screen or on paper.

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** What a graph has on a screen and on paper: its edges, its labels, and the line toward its target. */
export interface GraphFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  radius: number;
  steps: { label: string; y: number }[];
  /** Labels of the support score, if the goal itself has a different scale. */
  supportSteps: { label: string; y: number }[];
  days: (DayMark & { x: number })[];
  aim: Line | undefined;
}

/** Returns the x coordinate of a day between two edges. */
export function xOn(
  { first, last }: GraphDays,
  on: Day,
  { left, right }: { left: number; right: number },
): number {
  return left + (daysBetween(first, on) / daysBetween(first, last)) * (right - left);
}

/** Returns the y coordinate of a value between two edges. */
export function yOn(
  { lowest, highest, isLowestOnTop }: Pick<WholeScale, 'lowest' | 'highest' | 'isLowestOnTop'>,
  value: number,
  { top, bottom }: { top: number; bottom: number },
): number {
  const share = (value - lowest) / (highest - lowest);
  return isLowestOnTop ? top + share * (bottom - top) : bottom - share * (bottom - top);
}

/** Returns the horizontal offset of a result among those of its day, so that two results are two dots. */
export function placeOnDay(results: readonly { on: Day }[], index: number): number {
  const on = results[index]?.on;
  let [before, after] = [0, 0];
  while (results[index - before - 1]?.on === on) before += 1;
  while (results[index + after + 1]?.on === on) after += 1;
  return (before - after) / 2;
}

/** Rounds a length to a tenth of a unit, which is finer than the eye sees. */
export function rounded(length: number): number {
  return Math.round(10 * length) / 10;
}
