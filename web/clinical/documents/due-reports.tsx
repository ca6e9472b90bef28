import { useState } from 'react';
import { Link } from 'react-router';
import { type DueReport, draftOfReport, reportsToBegin } from '#domain/clinical/documents/due-reports.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { BegunReports } from './begun-reports.tsx';
import { DueBadge } from './document-badges.tsx';
import { useDocuments } from './document-queries.ts';
import { useReportsDueAhead } from './due-report-queries.ts';
import { useBeginReports } from './use-begin-reports.ts';
import { type RequiredReport, WaiveReportDialog } from './waive-report-dialog.tsx';

/** More would push the documents out of view. */
const SHOWN = 5;

/** The progress reports due within a month, overdue ones first, with their drafts; all others are begun at once. */
export function DueReports({ clientId }: { clientId: number | undefined }) {
  const due = useReportsDueAhead(clientId);
  const drafts = useDocuments({ kind: 'progress-report', state: 'draft' }).data;
  const beginning = useBeginReports();
  const [isWhole, setWhole] = useState(false);
  const [waived, setWaived] = useState<RequiredReport>();
  const toBegin = drafts ? reportsToBegin(due, drafts) : [];
  const written = due.flatMap((report) => draftOfReport(report, drafts ?? []) ?? []);
  return (
    <>
      {due.length > 0 && (
        <Card className="mb-5 overflow-clip">
          <CardHeader
            title="Reports Due"
            className="pb-3"
            actions={
              <>
                {written[0] && (
                  <ButtonLink to={`/documents/${written[0].id}`} variant="secondary" size="sm">
                    Open First Draft
                  </ButtonLink>
                )}
                {(toBegin.length > 0 || beginning.isRunning) && (
                  <Button
                    size="sm"
                    pending={beginning.isRunning}
                    pendingText="Beginning..."
                    onClick={() => beginning.begin(toBegin)}
                  >
                    {toBegin.length === 1 ? 'Begin Report' : `Begin All ${toBegin.length}`}
                  </Button>
                )}
              </>
            }
          />
          <BegunReports {...beginning} />
          <ul aria-label="Reports due" className="divide-y divide-line border-line border-t">
            {(isWhole ? due : due.slice(0, SHOWN)).map((report) => (
              <DueReportRow
                key={`${report.planId} ${report.dueOn}`}
                report={report}
                draftId={draftOfReport(report, drafts ?? [])?.id}
                onWaive={() => setWaived(report)}
              />
            ))}
          </ul>
          {!isWhole && due.length > SHOWN && (
            <div className="border-line border-t px-5 py-2">
              <Button variant="link" size="sm" onClick={() => setWhole(true)}>
                Show All {due.length}
              </Button>
            </div>
          )}
        </Card>
      )}
      <WaiveReportDialog report={waived} onClose={() => setWaived(undefined)} />
    </>
  );
}

interface DueReportRowProps {
  report: DueReport;
  draftId: number | undefined;
  onWaive: () => void;
}

/** A due report, which links to its draft or, without one, to the child's documents. */
function DueReportRow({ report: { clientId, dueOn, daysAway }, draftId, onWaive }: DueReportRowProps) {
  return (
    <li className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 hover:bg-sunken">
      <Link
        to={draftId === undefined ? `/clients/${clientId}?tab=documents` : `/documents/${draftId}`}
        className="min-w-0 text-ink after:absolute after:inset-0 hover:text-primary"
      >
        <ClientNameOf id={clientId} />
      </Link>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {draftId !== undefined && <Badge variant="secondary">Draft</Badge>}
        <DueBadge dueOn={dueOn} isLate={daysAway < 0} />
        <Button
          variant="ghost"
          size="sm"
          className="relative z-10"
          aria-label={`Waive the report due ${formatDay(dueOn)}`}
          onClick={onWaive}
        >
          Waive
        </Button>
      </span>
    </li>
  );
}
