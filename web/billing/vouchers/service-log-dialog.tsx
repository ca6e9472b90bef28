import { useState } from 'react';
import { type LogLayout, logDaysFault, logFileName, monthOfDay } from '#domain/billing/vouchers/log-days.ts';
import { isDay } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';

type FileKind = 'pdf' | 'csv';

interface ServiceLogDialogProps {
  clientId: number;
  open: boolean;
  onClose: () => void;
}

/** Downloads a client's attendance or session log of some days, this month unless others are chosen. */
export default function ServiceLogDialog({ clientId, open, onClose }: ServiceLogDialogProps) {
  const today = useToday();
  const [days, setDays] = useState(() => monthOfDay(today));
  const [layout, setLayout] = useState<LogLayout>('grid');
  const [isChecked, setChecked] = useState(false);
  const saving = useRecordMutation({
    call: (kind: FileKind) => {
      const query = new URLSearchParams({ ...days, layout, clientId: String(clientId) });
      return download(`/api/service-log/${kind}?${query}`, `${logFileName(layout, days)}.${kind}`);
    },
    success: (_answer, kind) => ({
      title: `${kind.toUpperCase()} Generated`,
      description: 'The service log has been generated and can be downloaded.',
    }),
    failure: 'Download Failed',
  });
  const fromError = isDay(days.from) ? undefined : 'Please enter the first day';
  const toError = isDay(days.to) ? (fromError ? undefined : logDaysFault(days)) : 'Please enter the last day';

  function save(kind: FileKind): void {
    setChecked(true);
    if (!fromError && !toError && !saving.isPending) saving.mutate(kind, { onSuccess: onClose });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Service Log"
      description="For payers and schools: what took place and what was missed toward each mandate. A month to come is a blank sign-in sheet."
    >
      <form
        noValidate
        aria-label="Service Log"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save('pdf');
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="From" error={isChecked ? fromError : undefined}>
            <DateInput
              value={days.from}
              onChange={({ target }) => setDays({ ...days, from: target.value })}
            />
          </Field>
          <Field label="To" error={isChecked ? toError : undefined}>
            <DateInput value={days.to} onChange={({ target }) => setDays({ ...days, to: target.value })} />
          </Field>
        </div>
        <RadioGroup legend="Layout">
          <Radio
            name="layout"
            label="Attendance log: a grid of days, a page a month"
            checked={layout === 'grid'}
            onChange={() => setLayout('grid')}
          />
          <Radio
            name="layout"
            label="Session log: a line for each session"
            checked={layout === 'lines'}
            onChange={() => setLayout('lines')}
          />
        </RadioGroup>
        <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
          <Button variant="secondary" aria-disabled={saving.isPending} onClick={() => save('csv')}>
            CSV
          </Button>
          <Button type="submit" pending={saving.isPending} pendingText="Generating...">
            PDF
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
