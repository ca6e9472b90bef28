import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { NoteGoal } from './signed-note.ts';

type Revision = Pick<GoalRevision, 'goalId' | 'revision' | 'content'>;

/**
 * Returns a signed note's data on each goal, by goal id. The text holds no ids: a goal is identified by its
 * revision and content. If two goals have the same content, each is used once.
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
  return revision === goal.revision && contentKey(content) === contentKey(goal);
}

function contentKey({
  name,
  measure,
  ladder,
  steps,
  target,
  targetCue,
}: Pick<NoteGoal, 'name' | 'measure' | 'ladder' | 'steps' | 'target' | 'targetCue'>): string {
  return JSON.stringify([name, measure, ladder, steps, target, targetCue]);
}
