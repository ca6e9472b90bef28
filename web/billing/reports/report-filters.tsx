import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatPeriod, lastDayOf, type PeriodKind } from '#domain/billing/reports/report-period.ts';
import { ClientFilter } from '#web/caseload/clients/client-filter.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { CustomDays } from './custom-days.tsx';
import type { useReportChoice } from './use-report-choice.ts';

const kinds: { value: PeriodKind; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'school-year', label: 'School Year' },
  { value: 'custom', label: 'Custom' },
];

type Reports = ReturnType<typeof useReportChoice>;

/** The period and client filters at the top of the page. */
export function ReportFilters({ reports }: { reports: Reports }) {
  const { choice, chooseKind, chooseDays, chooseClient } = reports;
  const { kind, period, clientId } = choice;
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3 print:hidden">
      <FilterSelect
        label="Period"
        value={kind}
        options={kinds}
        onChange={chooseKind}
        className="w-36 max-sm:flex-1"
      />
      <ClientFilter value={clientId ?? undefined} onChange={chooseClient} className="w-56 max-sm:flex-1" />
      {kind === 'custom' ? (
        <CustomDays from={period.from} to={lastDayOf(period)} onChange={chooseDays} />
      ) : (
        <PeriodStepper reports={reports} />
      )}
    </div>
  );
}

function PeriodStepper({ reports }: { reports: Reports }) {
  const { choice, holdsToday, goBack, goForward, goToToday } = reports;
  return (
    <div className="flex items-center gap-1 max-sm:w-full">
      <Button variant="secondary" size="icon" aria-label="Previous period" onClick={goBack}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <p
        aria-live="polite"
        className="min-w-0 px-2 text-center font-medium text-sm max-sm:flex-1 sm:min-w-52"
      >
        {formatPeriod(choice.period)}
      </p>
      <Button variant="secondary" size="icon" aria-label="Next period" onClick={goForward}>
        <ChevronRight aria-hidden="true" />
      </Button>
      {!holdsToday && (
        <Button variant="ghost" className="max-sm:px-2" onClick={goToToday}>
          Today
        </Button>
      )}
    </div>
  );
}
