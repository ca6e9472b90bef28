import type { ListedDocument } from '#domain/clinical/documents/document.ts';
import { reportsToBegin } from '#domain/clinical/documents/due-reports.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DueBadge } from './document-badges.tsx';
import { useReportsDueAhead } from './due-report-queries.ts';
import type { ReportToBegin } from './new-document-dialog.tsx';
import type { RequiredReport } from './waive-report-dialog.tsx';

interface ReportsToBeginProps {
  clientId: number;
  /** The child's documents, which include reports already started. */
  documents: readonly ListedDocument[];
  onBegin: (report: ReportToBegin) => void;
  onWaive: (report: RequiredReport) => void;
}

/** The progress reports due within a month that have no draft yet. */
export function ReportsToBegin({ clientId, documents, onBegin, onWaive }: ReportsToBeginProps) {
  const due = reportsToBegin(useReportsDueAhead(clientId), documents);
  if (due.length === 0) return null;
  return (
    <ul aria-label="Reports due" className="divide-y divide-line border-line border-b">
      {due.map(({ planId, dueOn, daysAway }) => (
        <li
          key={`${planId} ${dueOn}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3"
        >
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ink">
            Progress report
            <DueBadge dueOn={dueOn} isLate={daysAway < 0} />
          </span>
          <span className="flex flex-wrap gap-2">
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Waive the report due ${formatDay(dueOn)}`}
              onClick={() => onWaive({ planId, dueOn })}
            >
              Waive
            </Button>
            <Button variant="secondary" size="sm" onClick={() => onBegin({ planId, dueOn })}>
              Begin Report
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
