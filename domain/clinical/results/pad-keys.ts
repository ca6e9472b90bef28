import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { ladders } from '#domain/people/practice/ladders.ts';
import { type MarkKey, offeredMarks, type Phase, phases } from './marks.ts';
import { HIGHEST_COUNT, MOST_TIMES, type Recorded } from './recorded.ts';
import { withMark, withoutLastMark } from './trial-marks.ts';

/** The value of goal attainment's first step. */
const LOWEST_ATTAINMENT = -2;

/**
 * Returns the result after a key press on a goal: digits mark, + and − count, Backspace removes the last
 * entry.
 */
export function applyKey(goal: Measuring, recorded: Recorded, key: string): Recorded {
  if (key === 'Backspace') return withoutLastEntry(goal, recorded);
  if (key === '+' || key === '=') return withCount(goal, recorded, 1);
  if (key === '-') return withCount(goal, recorded, -1);
  return /^\d$/.test(key) ? applyDigit(goal, recorded, Number(key)) : recorded;
}

function applyDigit(goal: Measuring, recorded: Recorded, digit: number): Recorded {
  switch (goal.measure) {
    case 'trials':
    case 'opportunities': {
      const mark = markOfDigit(goal, digit);
      return mark ? { ...recorded, marks: withMark(goal, recorded.marks ?? [], mark) } : recorded;
    }
    case 'cue': {
      const mark = markOfDigit(goal, digit);
      return mark && mark !== 'X' ? { ...recorded, cue: mark } : recorded;
    }
    case 'rating':
      return digit < (goal.labels?.length ?? 0) ? { ...recorded, rating: digit } : recorded;
    case 'gas':
      return digit >= 1 && digit <= 5 ? { ...recorded, rating: LOWEST_ATTAINMENT + digit - 1 } : recorded;
    default:
      return recorded;
  }
}

/**
 * Returns the mark of a digit: its position on the full ladder, so that hiding a level moves no other one; 0
 * is X.
 */
function markOfDigit(goal: Measuring, digit: number): MarkKey | undefined {
  const mark = digit === 0 ? 'X' : goal.ladder && ladders[goal.ladder].levels[digit - 1]?.key;
  return offeredMarks(goal).find((offered) => offered === mark);
}

/** Returns the result without its last entry. */
export function withoutLastEntry(goal: Measuring, recorded: Recorded): Recorded {
  switch (goal.measure) {
    case 'trials':
    case 'opportunities':
      return { ...recorded, marks: withoutLastMark(goal, recorded.marks ?? []) };
    case 'cue':
      return { ...recorded, cue: null };
    case 'duration':
      return { ...recorded, seconds: (recorded.seconds ?? []).slice(0, -1) };
    case 'frequency':
      return withCount(goal, recorded, -1);
    case 'rating':
    case 'gas':
      return { ...recorded, rating: null };
  }
}

/** Returns the result with its count changed by `more`; below zero it has no count. */
export function withCount({ measure }: Measuring, recorded: Recorded, more: number): Recorded {
  if (measure !== 'frequency') return recorded;
  const count = (recorded.count ?? 0) + more;
  return { ...recorded, count: count < 0 ? null : Math.min(HIGHEST_COUNT, count) };
}

/** Returns the result with one more time, if there is room. */
export function withTime(recorded: Recorded, seconds: number): Recorded {
  return { ...recorded, seconds: [...(recorded.seconds ?? []), seconds].slice(0, MOST_TIMES) };
}

/** Returns the result with a typed line added. */
export function withTyped(goal: Measuring, recorded: Recorded, understood: Partial<Recorded>): Recorded {
  const { marks, seconds, ...rest } = understood;
  const marked = (marks ?? []).reduce(
    (some, mark) => (mark === null ? some : withMark(goal, some, mark)),
    recorded.marks ?? [],
  );
  const timed = [...(recorded.seconds ?? []), ...(seconds ?? [])];
  return {
    ...recorded,
    ...rest,
    marks: marked.length === 0 ? recorded.marks : marked,
    seconds: timed.length === 0 ? recorded.seconds : timed,
  };
}

/** Returns whether nothing was recorded. */
export function isEmptyResult({ marks, cue, seconds, count, rating }: Recorded): boolean {
  const hasMarks = (marks ?? []).some((mark) => mark !== null);
  return !hasMarks && cue === null && (seconds ?? []).length === 0 && count === null && rating === null;
}

export function phaseAfter(phase: Phase): Phase {
  return phases[(phases.indexOf(phase) + 1) % phases.length] ?? phase;
}
