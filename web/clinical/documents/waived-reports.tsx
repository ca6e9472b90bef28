import { waiverText } from '#domain/clinical/plans/plan.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useClientPlans } from '#web/clinical/goals/goal-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { useWaiveReport } from './due-report-queries.ts';

/** The reports of a client's plans that were waived: when, by whom and why. Each can become due again. */
export function WaivedReports({ clientId }: { clientId: number }) {
  const plans = useClientPlans(clientId).data ?? [];
  const waiver = useWaiveReport();
  const waived = plans.flatMap(({ id: planId, waivedReports }) =>
    waivedReports.map((report) => ({ planId, ...report })),
  );
  if (waived.length === 0) return null;
  return (
    <ul aria-label="Reports waived" className="divide-y divide-line border-line border-t">
      {waived.map(({ planId, ...report }) => (
        <li
          key={`${planId} ${report.dueOn}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3"
        >
          <span className="min-w-0 flex-1 basis-60 break-words text-ink-muted text-sm">
            {waiverText(report)}
          </span>
          <Button
            variant="link"
            size="sm"
            disabled={waiver.isPending}
            aria-label={`Take back the waiver of ${formatDay(report.dueOn)}`}
            onClick={() => waiver.mutate({ planId, dueOn: report.dueOn, reason: null })}
          >
            Take Back
          </Button>
        </li>
      ))}
    </ul>
  );
}
