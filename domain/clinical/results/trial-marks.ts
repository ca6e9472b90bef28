import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { countedMarks, type Mark, type MarkKey } from './marks.ts';
import { MOST_MARKS } from './recorded.ts';

/** The fields of a goal that decide where its marks go. */
type MarkedGoal = Pick<Measuring, 'steps' | 'opportunities' | 'plannedTrials'>;

/** Returns how many more trials of this session can be marked. */
export function roomForMarks({ opportunities }: MarkedGoal, marks: readonly Mark[]): number {
  return Math.max(0, (opportunities ?? MOST_MARKS) - countedMarks(marks).length);
}

/**
 * Returns the initial number of places in a session: one for each named step, opportunity or planned trial.
 */
export function plannedPlaces({ steps, opportunities, plannedTrials }: MarkedGoal): number {
  return steps?.length ?? opportunities ?? plannedTrials ?? 0;
}

/**
 * Returns the marks with one more, in the first unmarked step or else at the end; the same marks if there is
 * no room.
 */
export function withMark(goal: MarkedGoal, marks: readonly Mark[], mark: MarkKey): readonly Mark[] {
  if (roomForMarks(goal, marks) === 0) return marks;
  const empty = marks.indexOf(null);
  if (empty !== -1) return marks.with(empty, mark);
  return wholeRounds(goal, [...marks, mark]);
}

/** Returns the marks without the last one. */
export function withoutLastMark(goal: MarkedGoal, marks: readonly Mark[]): readonly Mark[] {
  return withMarkAt(
    goal,
    marks,
    marks.findLastIndex((mark) => mark !== null),
    null,
  );
}

/** Returns the marks with one replaced; null removes it, or leaves a named step unmarked. */
export function withMarkAt(
  goal: MarkedGoal,
  marks: readonly Mark[],
  place: number,
  mark: Mark,
): readonly Mark[] {
  if (place < 0 || place >= Math.max(marks.length, goal.steps?.length ?? 0)) return marks;
  if (goal.steps === null) return mark === null ? marks.toSpliced(place, 1) : marks.with(place, mark);
  return wholeRounds(goal, wholeRounds(goal, marks, place + 1).with(place, mark));
}

/** Named steps are marked in whole rounds; the last round has at least one mark. */
function wholeRounds({ steps }: MarkedGoal, marks: readonly Mark[], atLeast = 0): readonly Mark[] {
  if (steps === null) return marks;
  const used = Math.max(atLeast, marks.findLastIndex((mark) => mark !== null) + 1);
  const length = Math.ceil(used / steps.length) * steps.length;
  return Array.from({ length }, (_, place) => marks[place] ?? null);
}
