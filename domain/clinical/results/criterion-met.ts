import { type Criterion, criterionSentence } from '#domain/clinical/goals/criterion.ts';
import { countedMarks, type Phase } from './marks.ts';
import type { Recorded } from './recorded.ts';
import { reaches, sessionValue, targetValue } from './session-value.ts';

interface JudgedResult {
  phase: Phase;
  isSigned: boolean;
  /** Whether the session took place. */
  isCompleted: boolean;
  /** The goal as it was measured in that session. */
  goal: Criterion;
  recorded: Recorded;
}

/**
 * Returns whether a goal's last results, oldest first, meet its criterion in as many sessions in a row as
 * required. Only signed results of sessions that took place count, never the baseline; a result under another
 * criterion, or with too few trials, ends the row. The result only suggests marking the goal as mastered.
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

/** Returns whether two goals have the same criterion; rubrics must also have the same step texts. */
function isSameCriterion(one: Criterion, other: Criterion): boolean {
  const criterionKey = (goal: Criterion) => JSON.stringify([criterionSentence(goal), goal.labels]);
  return criterionKey(one) === criterionKey(other);
}

/** Returns whether one session reaches the target with enough trials. */
function meets(goal: Criterion, recorded: Recorded): boolean {
  const [value, target] = [sessionValue(goal, recorded), targetValue(goal)];
  if (value === undefined || target === undefined) return false;
  return countedMarks(recorded.marks ?? []).length >= leastTrials(goal) && reaches(goal, value, target);
}

/** Returns the number of marks that a session needs to be judged: for "4 of 5", all five. */
export function leastTrials({
  measure,
  minimumTrials,
  opportunities,
}: Pick<Criterion, 'measure' | 'minimumTrials' | 'opportunities'>): number {
  if (measure === 'trials') return minimumTrials ?? 0;
  return measure === 'opportunities' ? (opportunities ?? 0) : 0;
}
