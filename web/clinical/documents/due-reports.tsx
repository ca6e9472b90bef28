import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#domain/platform/dates.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { DueBadge } from './document-badges.tsx';
import { useReportsDueAhead } from './due-report-queries.ts';
import { type RequiredReport, WaiveReportDialog } from './waive-report-dialog.tsx';

/** More would push the documents out of view. */
const SHOWN = 5;

/** The progress reports due within a month, overdue ones first; each links to the child's documents. */
export function DueReports({ clientId }: { clientId: number | undefined }) {
  const due = useReportsDueAhead(clientId);
  const [isWhole, setWhole] = useState(false);
  const [waived, setWaived] = useState<RequiredReport>();
  return (
    <>
      {due.length > 0 && (
        <Card className="mb-5 overflow-clip">
          <CardHeader title="Reports Due" className="pb-3" />
          <ul aria-label="Reports due" className="divide-y divide-line border-line border-t">
            {(isWhole ? due : due.slice(0, SHOWN)).map(({ clientId: child, planId, dueOn, daysAway }) => (
              <li
                key={`${planId} ${dueOn}`}
                className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 hover:bg-sunken"
              >
                <Link
                  to={`/clients/${child}?tab=documents`}
                  className="min-w-0 text-ink after:absolute after:inset-0 hover:text-primary"
                >
                  <ClientNameOf id={child} fallback="Unknown Client" />
                </Link>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <DueBadge dueOn={dueOn} isLate={daysAway < 0} />
                  <Button
                    variant="ghost"
                    size="sm"
                    className="relative z-10"
                    aria-label={`Waive the report due ${formatDay(dueOn)}`}
                    onClick={() => setWaived({ planId, dueOn })}
                  >
                    Waive
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {!isWhole && due.length > SHOWN && (
            <div className="border-line border-t px-5 py-2">
              <Button variant="link" size="sm" onClick={() => setWhole(true)}>
                Show all {due.length}
              </Button>
            </div>
          )}
        </Card>
      )}
      <WaiveReportDialog report={waived} onClose={() => setWaived(undefined)} />
    </>
  );
}
