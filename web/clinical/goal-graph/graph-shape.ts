import { dayMarks } from '#domain/clinical/goal-progress/day-marks.ts';
import {
  aimWithin,
  daysOfResults,
  type GraphDays,
  graphDays,
  targetLines,
} from '#domain/clinical/goal-progress/goal-lines.ts';
import { type GraphBreak, graphBreaks, unbrokenRuns } from '#domain/clinical/goal-progress/graph-breaks.ts';
import {
  type GraphFrame,
  type Line,
  placeOnDay,
  rounded,
  xOn,
  yOn,
} from '#domain/clinical/goal-progress/graph-places.ts';
import type { ValuedResult } from '#domain/clinical/goal-progress/session-result.ts';
import { wholeScale } from '#domain/clinical/goal-progress/whole-scale.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';

/** The position of a result, in pixels. */
export interface Place {
  x: number;
  y: number;
  /** The y coordinate of its support score, if any. */
  supportY: number | undefined;
}

interface BreakLine {
  kind: GraphBreak['kind'];
  label: string;
  x: number;
  /** Undefined if there is no room for the label. */
  labelAt: { x: number; y: number; anchor: 'start' | 'end' } | undefined;
}

/** The geometry of a graph, in pixels. */
export interface GraphShape extends GraphFrame {
  /** Whether there are so many results that connecting lines would hide the rest. */
  isDense: boolean;
  places: Place[];
  /** The lines that connect results, as an SVG path. */
  path: string;
  targets: Line[];
  breaks: BreakLine[];
}

interface Drawn {
  goal: Goal;
  revisions: readonly GoalRevision[];
  results: readonly ValuedResult[];
  /** Whether only the days with results are shown, instead of all days of the goal. */
  isOfResults?: boolean;
}

const WIDE = 560;
const HEIGHT = { narrow: 260, wide: 320 };
const LETTER = 6.4;
const LANE = 15;
const LANES = 2;
const DAY_LABEL = 66;
const EDGE = 10;
const MANY = 300;

/** Returns whether a width in pixels is that of a phone, where a school year leaves no room between results. */
export function isNarrow(width: number): boolean {
  return width < WIDE;
}

/** Returns the geometry of a goal's graph for a width in pixels. */
export function graphShape(
  { goal, revisions, results, isOfResults = false }: Drawn,
  width: number,
): GraphShape {
  const isWide = !isNarrow(width);
  const height = isWide ? HEIGHT.wide : HEIGHT.narrow;
  const scale = wholeScale(
    [goal, ...revisions.map((revision) => goalInRevision(goal, revision))],
    results.map(({ value }) => value),
  );
  const labels = scale.steps.map(({ label, shortLabel }) => (isWide ? label : shortLabel));
  const days = isOfResults ? daysOfResults(goal, results) : graphDays(goal, results);
  const found = graphBreaks(results, revisions).filter(
    (each) => each.kind !== 'revision' || (days.first <= each.on && each.on <= days.last),
  );
  const hasOwnSupport = goal.measure === 'opportunities';
  const left = 12 + LETTER * Math.max(...labels.map(({ length }) => length));
  const right = width - (hasOwnSupport ? 34 : 8);
  const [top, bottom] = [found.length > 0 ? LANE * LANES + 8 : 10, height - 26];
  const xOf = (on: GraphDays['first']) => xOn(days, on, { left: left + EDGE, right: right - EDGE });
  const yOf = (value: number) => yOn(scale, value, { top, bottom });
  const supportYOf = (support: number) => bottom - (support / 100) * (bottom - top);
  const radius = radiusFor(results.length);
  const isDense = results.length > MANY;
  const places = results.map(({ on, value, support }, index) => ({
    x: xOf(on) + radius * 1.6 * placeOnDay(results, index),
    y: yOf(value),
    supportY: support === undefined ? undefined : supportYOf(support),
  }));
  return {
    ...{ width, height, left, right, top, bottom, radius, isDense, places },
    path: pathOf(results, places),
    steps: scale.steps.map(({ value }, index) => ({ label: labels[index] ?? '', y: yOf(value) })),
    supportSteps: hasOwnSupport
      ? [0, 20, 40, 60, 80, 100].map((score) => ({ label: String(score), y: supportYOf(score) }))
      : [],
    days: dayMarks(days, Math.max(2, Math.floor((right - left) / DAY_LABEL))).map((mark) => ({
      ...mark,
      x: xOf(mark.on),
    })),
    targets: targetLines(goal, revisions, days).map(({ first, last, value }) => ({
      x1: first === days.first ? left : xOf(first),
      y1: yOf(value),
      x2: last === days.last ? right : xOf(last),
      y2: yOf(value),
    })),
    aim: aimOf(goal, days, { xOf, yOf }),
    breaks: labeled(
      found.map((each) => ({ ...each, x: xOfBreak(each, places, xOf) })),
      { left, right },
    ),
  };
}

/** Returns the lines that connect results, with breaks where results cannot be compared. */
export function pathOf(
  results: readonly ValuedResult[],
  places: readonly { x: number; y: number }[],
): string {
  let next = 0;
  return unbrokenRuns(results)
    .map((run) => {
      const joined = places.slice(next, next + run.length);
      next += run.length;
      return `M${joined.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`;
    })
    .join('');
}

/**
 * Returns the index of the result nearest to a point, mainly by horizontal distance; undefined if there are
 * none.
 */
export function nearestTo(places: readonly Place[], { x, y }: { x: number; y: number }): number | undefined {
  const distance = (place: Place) => Math.hypot(place.x - x, (place.y - y) / 2);
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    if (distance(place) < least) [nearest, least] = [index, distance(place)];
  }
  return nearest;
}

function radiusFor(count: number): number {
  if (count <= 80) return 4.5;
  return count <= MANY ? 3.5 : 2.5;
}

function aimOf(
  goal: Goal,
  days: GraphDays,
  { xOf, yOf }: { xOf: (on: GraphDays['first']) => number; yOf: (value: number) => number },
): Line | undefined {
  const aim = aimWithin(goal, days);
  return aim && { x1: xOf(aim.from.on), y1: yOf(aim.from.value), x2: xOf(aim.to.on), y2: yOf(aim.to.value) };
}

function xOfBreak(
  each: GraphBreak,
  places: readonly Place[],
  xOf: (on: GraphDays['first']) => number,
): number {
  if (each.kind === 'revision') return xOf(each.on);
  return ((places[each.index - 1]?.x ?? 0) + (places[each.index]?.x ?? 0)) / 2;
}

/** Places the labels of lines in two rows; a line gets no label if neither has room. */
function labeled(
  lines: readonly { kind: GraphBreak['kind']; label: string; x: number }[],
  { left, right }: { left: number; right: number },
): BreakLine[] {
  const ends = Array.from({ length: LANES }, () => left);
  return lines
    .toSorted((one, other) => one.x - other.x)
    .map((line) => {
      const length = line.label.length * LETTER + 6;
      const isAtEnd = line.x + length > right;
      const [from, until] = isAtEnd ? [line.x - length, line.x] : [line.x, line.x + length];
      const lane = ends.findIndex((end) => end <= from);
      if (lane === -1) return { ...line, labelAt: undefined };
      ends[lane] = until;
      const anchor = isAtEnd ? ('end' as const) : ('start' as const);
      return { ...line, labelAt: { x: line.x + (isAtEnd ? -3 : 3), y: LANE * (lane + 1) - 3, anchor } };
    });
}
