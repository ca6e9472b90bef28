import type { Day } from '#domain/platform/dates.ts';
import { sum } from '#domain/platform/sum.ts';
import { isWeekend } from '#domain/platform/week.ts';

/** Width of a collapsed column relative to a full one. */
const COLLAPSED_WIDTH = 0.4;
/** Distance by which the pointer must leave the column of a dragged block, as a share of the width. */
const HOLD = 0.02;

/** Position and width of a day's column, as shares of the grid's width. */
export interface DayColumn {
  day: Day;
  isFolded: boolean;
  left: number;
  width: number;
}

/** Returns the columns of the days, side by side; empty weekends are narrow. */
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

/** Returns the column at a share of the width; beyond an edge, the one at that edge. */
export function columnAt(columns: readonly DayColumn[], share: number): DayColumn | undefined {
  return columns.find(({ left, width }) => share < left + width) ?? columns.at(-1);
}

/** Returns the day over which a block is dragged; it stays the same while the pointer is barely outside. */
export function dayDraggedOver(columns: readonly DayColumn[], share: number, before: Day): Day {
  const held = columns.find(({ day }) => day === before);
  if (held && share > held.left - HOLD && share < held.left + held.width + HOLD) return before;
  return columnAt(columns, share)?.day ?? before;
}

function partOf(isFolded: boolean): number {
  return isFolded ? COLLAPSED_WIDTH : 1;
}
