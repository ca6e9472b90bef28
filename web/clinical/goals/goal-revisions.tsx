import { criterionSentence } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';

/**
 * The revisions of a goal with their first day and reason, newest first. Nothing for a goal that never
 * changed.
 */
export function GoalRevisions({ goal, revisions }: { goal: Goal; revisions: readonly GoalRevision[] }) {
  if (revisions.length < 2) return null;
  return (
    <Card>
      <CardHeader title="Revisions" />
      <CardBody className="pt-3">
        <ol className="grid gap-3 text-sm">
          {revisions.toReversed().map((revision) => (
            <li key={revision.id} className="grid gap-1">
              <span className="text-ink-muted">
                {`Revision ${revision.revision} since ${formatDay(revision.effectiveOn)}`}
              </span>
              <span className="break-words">{criterionSentence(goalInRevision(goal, revision))}</span>
              {revision.reason && <span className="whitespace-pre-wrap break-words">{revision.reason}</span>}
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
