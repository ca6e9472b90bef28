import type { Day } from '#domain/platform/dates.ts';
import { isWeekend } from '#domain/platform/week.ts';

/** What of another day's width a folded one has. */
const FOLDED = 0.4;
/** A block that is dragged stays in its column until the pointer is this far outside, in shares of the width. */
const HOLD = 0.02;

/** A day's column in the grid: its place and width, in shares of the whole. */
export interface DayColumn {
  day: Day;
  isFolded: boolean;
  left: number;
  width: number;
}

/** The columns of some days, side by side; those of weekends with nothing on them are narrow. */
export function dayColumns(days: readonly Day[], isNeeded: (day: Day) => boolean): DayColumn[] {
  const folded = days.map((day) => days.length > 1 && isWeekend(day) && !isNeeded(day));
  const whole = sum(folded.map(partOf));
  return days.map((day, index) => ({
    day,
    isFolded: folded[index] === true,
    left: sum(folded.slice(0, index).map(partOf)) / whole,
    width: partOf(folded[index] === true) / whole,
  }));
}

/** The column at a share of the whole width; beyond an edge the one at that edge. */
export function columnAt(columns: readonly DayColumn[], share: number): DayColumn | undefined {
  return columns.find(({ left, width }) => share < left + width) ?? columns.at(-1);
}

/** The day over which a block is dragged: the one it was over while the pointer is hardly outside. */
export function dayDraggedOver(columns: readonly DayColumn[], share: number, before: Day): Day {
  const held = columns.find(({ day }) => day === before);
  if (held && share > held.left - HOLD && share < held.left + held.width + HOLD) return before;
  return columnAt(columns, share)?.day ?? before;
}

function partOf(isFolded: boolean): number {
  return isFolded ? FOLDED : 1;
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
