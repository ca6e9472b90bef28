import type { StatusEntry } from '#domain/clinical/goals/goal-status.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { GoalStatusBadge } from './goal-status-badge.tsx';

/** The status history of a goal, newest first. */
export function GoalHistory({ history }: { history: readonly StatusEntry[] }) {
  const entries = history.map((entry, place) => ({ ...entry, place }));
  return (
    <Card>
      <CardHeader title="Status" />
      <CardBody className="pt-3">
        <ol className="grid gap-3 text-sm">
          {entries.toReversed().map(({ status, on, reason, place }) => (
            <li key={place} className="grid gap-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <GoalStatusBadge status={status} />
                <span className="text-ink-muted">{`since ${formatDay(on)}`}</span>
              </span>
              {reason && <span className="whitespace-pre-wrap break-words">{reason}</span>}
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
