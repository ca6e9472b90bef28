import { type Criterion, criterionSentence } from '#domain/clinical/goals/criterion.ts';
import { countedMarks, type Phase } from './marks.ts';
import type { Recorded } from './recorded.ts';
import { reaches, sessionValue, targetValue } from './session-value.ts';

interface JudgedResult {
  phase: Phase;
  isSigned: boolean;
  /** Whether its session took place. */
  isCompleted: boolean;
  /** The goal as it was measured in that session. */
  goal: Criterion;
  recorded: Recorded;
}

/**
 * Whether the last results of a goal, oldest first, meet its criterion as often in a row as it asks. Only signed results
 * of sessions that took place count, and none of the baseline; a result under another criterion ends the row, and so
 * does one with too few trials. It is an offer to mark the goal as mastered and never does that by itself.
 */
export function isCriterionMet(goal: Criterion, results: readonly JudgedResult[]): boolean {
  const counted = results.filter(
    ({ phase, isSigned, isCompleted, recorded }) =>
      phase !== 'baseline' && isSigned && isCompleted && sessionValue(goal, recorded) !== undefined,
  );
  const last = counted.slice(-goal.sessionsInARow);
  return (
    last.length === goal.sessionsInARow &&
    last.every((result) => isSameCriterion(result.goal, goal) && meets(goal, result.recorded))
  );
}

/** Whether two goals ask for the same; of a rubric, in the same words for each of its steps. */
function isSameCriterion(one: Criterion, other: Criterion): boolean {
  const told = (goal: Criterion) => JSON.stringify([criterionSentence(goal), goal.labels]);
  return told(one) === told(other);
}

/** Whether one session is at the target or beyond it, with enough trials. */
function meets(goal: Criterion, recorded: Recorded): boolean {
  const [value, target] = [sessionValue(goal, recorded), targetValue(goal)];
  if (value === undefined || target === undefined) return false;
  return countedMarks(recorded.marks ?? []).length >= leastTrials(goal) && reaches(goal, value, target);
}

/** How many marks a session needs before it is judged: all of "4 of 5". */
export function leastTrials({
  measure,
  minimumTrials,
  opportunities,
}: Pick<Criterion, 'measure' | 'minimumTrials' | 'opportunities'>): number {
  if (measure === 'trials') return minimumTrials ?? 0;
  return measure === 'opportunities' ? (opportunities ?? 0) : 0;
}
