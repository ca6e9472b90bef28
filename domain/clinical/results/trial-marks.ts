import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { countedMarks, type Mark, type MarkKey } from './marks.ts';
import { MOST_MARKS } from './recorded.ts';

/** What of a goal says where its marks stand. */
type MarkedGoal = Pick<Measuring, 'steps' | 'opportunities' | 'plannedTrials'>;

/** How many more trials of this session can be marked. */
export function roomForMarks({ opportunities }: MarkedGoal, marks: readonly Mark[]): number {
  return Math.max(0, (opportunities ?? MOST_MARKS) - countedMarks(marks).length);
}

/** How many places a session has at first: one for each named step, opportunity or planned trial. */
export function plannedPlaces({ steps, opportunities, plannedTrials }: MarkedGoal): number {
  return steps?.length ?? opportunities ?? plannedTrials ?? 0;
}

/** The marks with one more: in the first step without one, else behind the last. The same marks when no room is left. */
export function withMark(goal: MarkedGoal, marks: readonly Mark[], mark: MarkKey): readonly Mark[] {
  if (roomForMarks(goal, marks) === 0) return marks;
  const empty = marks.indexOf(null);
  if (empty !== -1) return marks.with(empty, mark);
  return wholeRounds(goal, [...marks, mark]);
}

/** The marks without the last one. */
export function withoutLastMark(goal: MarkedGoal, marks: readonly Mark[]): readonly Mark[] {
  return withMarkAt(
    goal,
    marks,
    marks.findLastIndex((mark) => mark !== null),
    null,
  );
}

/** The marks with another one at a place; null takes it away, and leaves a named step without one. */
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

/** Named steps are marked in whole rounds, of which the last has at least one mark. */
function wholeRounds({ steps }: MarkedGoal, marks: readonly Mark[], atLeast = 0): readonly Mark[] {
  if (steps === null) return marks;
  const used = Math.max(atLeast, marks.findLastIndex((mark) => mark !== null) + 1);
  const length = Math.ceil(used / steps.length) * steps.length;
  return Array.from({ length }, (_, place) => marks[place] ?? null);
}
