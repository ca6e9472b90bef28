import { ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { goalLine } from '#domain/clinical/results/goal-line.ts';
import { useSessionResults } from '#web/clinical/results/result-queries.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { useSessionGoals } from './session-goals.ts';

/**
 * The note's computed line for each goal with a result. Collapsed initially, since the child sits next to the
 * screen.
 */
export const DataLines = memo(function DataLines({ session }: { session: Session }) {
  const goals = useSessionGoals(session).data ?? [];
  const results = useSessionResults(session.id).data ?? [];
  const [isOpen, setOpen] = useState(false);
  const worked = goals.flatMap((goal) => {
    const result = results.find(({ goalId }) => goalId === goal.id);
    return result ? [{ goal, result }] : [];
  });
  if (worked.length === 0) return null;
  return (
    <Card>
      <details className="group px-5" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-medium text-ink-muted text-sm hover:text-ink">
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform group-open:rotate-90"
          />
          {`How the data will read (${worked.length})`}
        </summary>
        {isOpen && (
          <ul aria-label="How the data will read" className="grid gap-2 pb-4 text-sm">
            {worked.map(({ goal, result }) => (
              <li key={goal.id}>{goalLine(goal, result)}</li>
            ))}
          </ul>
        )}
      </details>
    </Card>
  );
});
