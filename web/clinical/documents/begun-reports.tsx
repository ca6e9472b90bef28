import { formatDay } from '#domain/platform/dates.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ProgressBar } from '#web/platform/ui/progress-bar.tsx';
import { begunReportsText, triedCount } from './begin-reports.ts';
import type { useBeginReports } from './use-begin-reports.ts';

/** The progress of begun reports with Stop; afterwards, what became of them, and each failure with its child. */
export function BegunReports({ reports, isRunning, isStopping, stop }: ReturnType<typeof useBeginReports>) {
  return (
    <>
      {isRunning && reports && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-4">
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-ink-muted text-sm">{`${triedCount(reports)} of ${reports.total} drafts`}</p>
            <ProgressBar
              label="Begun drafts"
              value={triedCount(reports)}
              max={reports.total}
              className="mt-1 w-full"
            />
          </div>
          <Button variant="secondary" size="sm" pending={isStopping} pendingText="Stopping..." onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      <div role="status" aria-label="Begun reports" className="px-5 pb-4 text-ink text-sm empty:hidden">
        {!isRunning && reports && (
          <>
            <p>{begunReportsText(reports)}</p>
            <ul className="mt-1 list-disc pl-5 empty:hidden">
              {reports.failed.map(({ clientId, dueOn, reason }) => (
                <li key={`${clientId} ${dueOn}`} className="break-words">
                  <ClientNameOf id={clientId} />
                  {`, due ${formatDay(dueOn)}: ${reason}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
