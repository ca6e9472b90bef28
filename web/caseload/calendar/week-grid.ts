import { type Day, dayOf, isTime, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { type CalendarBlock, isTimeEntry } from './calendar-blocks.ts';
import { columnAt, type DayColumn } from './day-columns.ts';

export const MINUTES_A_DAY = 24 * 60;
const HOUR = 60;

/** A range of the day, in minutes since midnight on the clock. */
export interface ClockSpan {
  from: number;
  until: number;
}

/** Width of a cancelled session next to one that takes place, as a share of the day's width. */
const CANCELLED_WIDTH = 0.25;

/**
 * The position of a session or other time in the grid. Overlapping ones are placed side by side in lanes; cancelled ones are
 * narrow, so that they take little room from the others.
 */
export interface PlacedBlock {
  block: CalendarBlock;
  day: Day;
  start: number;
  duration: number;
  lane: number;
  lanes: number;
  /** As a share of the day's width. */
  left: number;
  width: number;
}

/** Returns the minute of the day of a time ("HH:mm"). */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** Returns the time ("HH:mm") of a minute of the day. */
export function timeOf(minute: number): string {
  return [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the practice's working hours; 8 to 5 if they are invalid. */
export function workingSpan({ from, until }: { from: string; until: string }): ClockSpan {
  if (isTime(from) && isTime(until) && from < until) return { from: minuteOf(from), until: minuteOf(until) };
  return { from: 8 * HOUR, until: 17 * HOUR };
}

/** Returns the hours of the grid: an hour around the working hours, extended to all blocks. */
export function gridSpan(working: ClockSpan, placed: readonly PlacedBlock[]): ClockSpan {
  const from = Math.min(working.from - HOUR, ...placed.map(({ start }) => start));
  const until = Math.max(working.until + HOUR, ...placed.map(({ start, duration }) => start + duration));
  return {
    from: Math.max(0, Math.floor(from / HOUR) * HOUR),
    until: Math.min(MINUTES_A_DAY, Math.ceil(until / HOUR) * HOUR),
  };
}

const SLOT_MINUTES = 30;

/** Returns the day and half hour at a point of the window, for a grid of these days and hours. */
export function slotAt(
  { x, y }: { x: number; y: number },
  grid: { getBoundingClientRect: () => Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> },
  columns: readonly DayColumn[],
  span: ClockSpan,
): { column: DayColumn | undefined; minute: number } {
  const { left, top, width, height } = grid.getBoundingClientRect();
  const minute = span.from + ((y - top) / height) * (span.until - span.from);
  const half = Math.floor(minute / SLOT_MINUTES) * SLOT_MINUTES;
  const last = span.until - SLOT_MINUTES;
  const column = columnAt(columns, (x - left) / width);
  return { column, minute: Math.min(Math.max(half, span.from), last) };
}

/** Places blocks by the practice's clock; they are in reading order. */
export function placeBlocks(blocks: readonly CalendarBlock[], timeZone: TimeZone): PlacedBlock[] {
  const placed = blocks.map((block) => ({
    block,
    day: dayOf(block.date, timeZone),
    start: minuteOf(timeOfDay(block.date, timeZone)),
    duration: block.duration,
    lane: 0,
    lanes: 1,
    left: 0,
    width: 1,
  }));
  for (const cluster of clustersOf(placed)) layOut(cluster);
  return placed;
}

/** Groups blocks into chains of overlaps, of any status: they share a column's width. */
function clustersOf(placed: readonly PlacedBlock[]): PlacedBlock[][] {
  const clusters: PlacedBlock[][] = [];
  const inOrder = placed.toSorted((a, b) => (a.day === b.day ? a.start - b.start : a.day < b.day ? -1 : 1));
  let day = '';
  let end = 0;
  for (const next of inOrder) {
    const joins = next.day === day && next.start < end;
    if (joins) clusters.at(-1)?.push(next);
    else clusters.push([next]);
    end = Math.max(joins ? end : 0, next.start + next.duration);
    day = next.day;
  }
  return clusters;
}

function layOut(cluster: PlacedBlock[]): void {
  const { off = [], on = [] } = Object.groupBy(cluster, ({ block }) =>
    !isTimeEntry(block) && block.status === 'cancelled' ? 'off' : 'on',
  );
  const aside = off.length === 0 || on.length === 0 ? 0 : CANCELLED_WIDTH;
  assignLanes(on, 0, 1 - aside);
  assignLanes(off, aside === 0 ? 0 : 1 - aside, aside || 1);
}

function assignLanes(cluster: PlacedBlock[], left: number, width: number): void {
  const laneEnds: number[] = [];
  for (const next of cluster) {
    const free = laneEnds.findIndex((end) => end <= next.start);
    next.lane = free === -1 ? laneEnds.length : free;
    laneEnds[next.lane] = next.start + next.duration;
  }
  for (const each of cluster) {
    each.lanes = laneEnds.length;
    each.width = width / each.lanes;
    each.left = left + each.lane * each.width;
  }
}
