import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { NoteGoal } from './signed-note.ts';

type Revision = Pick<GoalRevision, 'goalId' | 'revision' | 'content'>;

/**
 * What a signed note says of each goal, by the number of the goal. The text holds no numbers: a goal is known by its revision
 * and by what that says. Of two that say the same, each is taken once.
 */
export function recordedAsSigned(
  goals: readonly NoteGoal[],
  revisions: readonly Revision[],
): Map<number, NoteGoal> {
  const found = new Map<number, NoteGoal>();
  for (const goal of goals) {
    const revision = revisions.find((one) => !found.has(one.goalId) && isOf(one, goal));
    if (revision) found.set(revision.goalId, goal);
  }
  return found;
}

function isOf({ revision, content }: Revision, goal: NoteGoal): boolean {
  return revision === goal.revision && told(content) === told(goal);
}

function told({
  name,
  measure,
  ladder,
  steps,
  target,
  targetCue,
}: Pick<NoteGoal, 'name' | 'measure' | 'ladder' | 'steps' | 'target' | 'targetCue'>): string {
  return JSON.stringify([name, measure, ladder, steps, target, targetCue]);
}
