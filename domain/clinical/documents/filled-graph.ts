import { dayMarks } from '#domain/clinical/goal-progress/day-marks.ts';
import type { GraphDays } from '#domain/clinical/goal-progress/goal-lines.ts';
import { runsOf } from '#domain/clinical/goal-progress/graph-breaks.ts';
import {
  type GraphFrame,
  type Line,
  placeOnDay,
  rounded,
  xOn,
  yOn,
} from '#domain/clinical/goal-progress/graph-places.ts';
import { type Phase, phaseLabels } from '#domain/clinical/results/marks.ts';
import { plusDays } from '#domain/platform/dates.ts';
import type { FilledGoal } from './filled-document.ts';
import { filledScale } from './filled-scale.ts';

/** The geometry of a goal's graph in a document: points on paper, pixels on a screen. */
export interface FilledGraph extends GraphFrame {
  points: { x: number; y: number; phase: Phase; supportY: number | undefined }[];
  /** The path of each run of results that a line may connect. */
  runs: string[];
  target: Line | undefined;
  breaks: { kind: 'phase' | 'revision'; label: string; x: number; labelX: number; isAtEnd: boolean }[];
}

const WIDTH = 504;
const HEIGHT = 118;
const LETTER = 4.4;
const DAY_LABEL = 58;
const EDGE = 8;
/** Labels of breaks alternate between two lanes so that adjacent ones stay legible. */
const LANE = 10;

/** Returns the geometry of a goal's graph in a document, over its full scale and its calendar days. */
export function filledGraph(goal: FilledGoal): FilledGraph {
  const { points, target } = goal;
  const scale = filledScale(goal);
  const days = daysOf(goal);
  const hasOwnSupport =
    goal.measure === 'opportunities' && points.some(({ supportScore }) => supportScore !== null);
  const left = 8 + LETTER * Math.max(...scale.steps.map(({ label }) => label.length));
  const right = WIDTH - (hasOwnSupport ? 22 : 4);
  const breaks = breaksOf(points);
  const [top, bottom] = [breaks.length > 0 ? 2 * LANE + 4 : 6, HEIGHT - 16];
  const xOf = (on: string) => rounded(xOn(days, on, { left: left + EDGE, right: right - EDGE }));
  const yOf = (value: number) => rounded(yOn(scale, value, { top, bottom }));
  const supportYOf = (support: number) => rounded(bottom - (support / 100) * (bottom - top));
  const radius = points.length > 80 ? 1.8 : 2.6;
  const placed = points.map((point, index) => ({
    ...point,
    x: xOf(point.on) + radius * 1.6 * placeOnDay(points, index),
    y: yOf(point.value),
    supportY: point.supportScore === null ? undefined : supportYOf(point.supportScore),
  }));
  const between = (index: number) => ((placed[index - 1]?.x ?? left) + (placed[index]?.x ?? left)) / 2;
  const drawn = breaks.map((each) => ({ ...each, x: between(each.index) }));
  const lastRevision = drawn.findLast(({ kind }) => kind === 'revision');
  return {
    ...{ width: WIDTH, height: HEIGHT, left, right, top, bottom, radius, points: placed },
    runs: runsOf(placed, (point) => point).map(pathOf),
    steps: scale.steps.map(({ value, label }) => ({ label, y: yOf(value) })),
    supportSteps: hasOwnSupport
      ? [0, 50, 100].map((score) => ({ label: String(score), y: supportYOf(score) }))
      : [],
    days: dayMarks(days, Math.max(2, Math.floor((right - left) / DAY_LABEL))).map((mark) => ({
      ...mark,
      x: xOf(mark.on),
    })),
    // An earlier revision had a different target.
    target:
      target === null
        ? undefined
        : { x1: lastRevision?.x ?? left, y1: yOf(target), x2: right, y2: yOf(target) },
    aim: aimOf(goal, xOf, yOf),
    breaks: drawn.map(({ kind, label, x }) => {
      const isAtEnd = x + label.length * LETTER + 6 > right;
      return { kind, label, x, labelX: isAtEnd ? x - 3 : x + 3, isAtEnd };
    }),
  };
}

/** Returns the days from the goal's start, or its first result, to its target day, or its last result. */
function daysOf({ startsOn, targetOn, points }: FilledGoal): GraphDays {
  const days = [startsOn, targetOn, ...points.map(({ on }) => on)].toSorted();
  const [first = startsOn, last = targetOn] = [days[0], days.at(-1)];
  return first === last ? { first, last: plusDays(first, 1) } : { first, last };
}

type Point = FilledGoal['points'][number];

/** Returns where the phase or the revision changes, by the index of the first result after the change. */
function breaksOf(points: readonly Point[]) {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (before === undefined) return [];
    const found: { kind: 'phase' | 'revision'; label: string; index: number }[] = [];
    if (before.revision !== point.revision) {
      found.push({ kind: 'revision', label: `Revision ${point.revision}`, index });
    }
    if (before.phase !== point.phase) found.push({ kind: 'phase', label: phaseLabels[point.phase], index });
    return found;
  });
}

function pathOf(run: readonly { x: number; y: number }[]): string {
  return `M${run.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`;
}

/** Returns the line from the baseline on the first day to the target on the target day. */
function aimOf(
  { baselineValue, target, startsOn, targetOn }: FilledGoal,
  xOf: (on: string) => number,
  yOf: (value: number) => number,
): Line | undefined {
  if (baselineValue === null || target === null) return undefined;
  return { x1: xOf(startsOn), y1: yOf(baselineValue), x2: xOf(targetOn), y2: yOf(target) };
}
