import { useState } from 'react';
import { type LogLayout, logDaysFault, logFileName, monthOfDay } from '#domain/billing/vouchers/log-days.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DaysFields, daysErrors } from '#web/platform/ui/days-fields.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import type { OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';

type FileKind = 'pdf' | 'csv';

interface ServiceLogDialogProps extends OpenedDialog {
  clientId: number;
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
  const errors = daysErrors(days, logDaysFault);

  function save(kind: FileKind): void {
    setChecked(true);
    if (!errors.from && !errors.to && !saving.isPending) saving.mutate(kind, { onSuccess: onClose });
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
        <DaysFields days={days} errors={isChecked ? errors : {}} onChange={setDays} />
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
