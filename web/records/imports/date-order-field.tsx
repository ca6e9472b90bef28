import { TriangleAlert } from 'lucide-react';
import { formatDay } from '#domain/platform/dates.ts';
import { type DateOrder, dateOrders, readDay } from '#domain/records/imports/day-reading.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import type { ClientImportAction, ClientImportState } from './client-import-state.ts';

interface DateOrderFieldProps {
  state: ClientImportState;
  onChange: (action: ClientImportAction) => void;
}

const names: Record<DateOrder, string> = { mdy: 'Month first', dmy: 'Day first' };

/** The choice of how numeric dates are read; nothing if there are none. */
export function DateOrderField({ state: { dates, order, today }, onChange }: DateOrderFieldProps) {
  if (dates === undefined) return null;
  const read = readDay(dates.example, order, today);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-lg bg-sunken p-4">
      <Field label="Dates in Numbers" className="w-44">
        <Select
          value={order}
          onChange={(event) =>
            onChange({ do: 'order dates', order: event.target.value === 'dmy' ? 'dmy' : 'mdy' })
          }
        >
          <LabeledOptions values={dateOrders} labels={names} />
        </Select>
      </Field>
      <p role="status" className="min-w-0 flex-1 basis-60 pb-2 text-ink text-sm">
        {dates.example} is read as <strong>{read ? formatDay(read) : 'no date'}</strong>.
        {!dates.isCertain && (
          <span className="mt-1 flex items-start gap-1.5 text-warning-ink">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            The dates in this file could be read either way. Please check this one.
          </span>
        )}
      </p>
    </div>
  );
}
