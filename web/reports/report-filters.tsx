import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDay, plusDays } from '#domain/dates.ts';
import { fullNameOf } from '#domain/names.ts';
import type { PeriodKind } from '#domain/reports/report-period.ts';
import { useClients } from '#web/clients/client-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import type { useReportChoice } from './use-report-choice.ts';

const kinds: { value: PeriodKind; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'school-year', label: 'School year' },
  { value: 'custom', label: 'Custom' },
];

/** Which days and whose: above everything else on the page. */
export function ReportFilters({ reports }: { reports: ReturnType<typeof useReportChoice> }) {
  const { choice, chooseKind, chooseDays, chooseClient, goBack, goForward } = reports;
  const { kind, period, clientId } = choice;
  const clients = useClients();
  const lastDay = plusDays(period.until, -1);
  const clientOptions = [
    { value: '', label: 'All clients' },
    ...(clients.data ?? []).map((client) => ({ value: String(client.id), label: fullNameOf(client) })),
  ];
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
      <FilterSelect label="Period" value={kind} options={kinds} onChange={chooseKind} className="w-36" />
      {kind === 'custom' ? (
        <>
          <DayField label="From" value={period.from} onChange={(from) => chooseDays(from, lastDay)} />
          <DayField label="To" value={lastDay} onChange={(to) => chooseDays(period.from, to)} />
        </>
      ) : (
        <div className="flex items-center gap-1">
          <Button variant="secondary" size="icon" aria-label="Previous period" onClick={goBack}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <p aria-live="polite" className="min-w-48 px-2 text-center font-medium text-sm">
            {`${formatDay(period.from)} – ${formatDay(lastDay)}`}
          </p>
          <Button variant="secondary" size="icon" aria-label="Next period" onClick={goForward}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
      <FilterSelect
        label="Client"
        value={clientId === null ? '' : String(clientId)}
        options={clientOptions}
        onChange={chooseClient}
        className="w-56"
      />
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      <DateInput
        value={value}
        onChange={(event) => {
          if (event.target.value !== '') onChange(event.target.value);
        }}
      />
    </Field>
  );
}
