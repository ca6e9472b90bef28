import { Mail } from 'lucide-react';
import { useState } from 'react';
import {
  type StatementChoice,
  statementChoiceLabels,
  statementChoices,
  statementDays,
} from '#domain/billing/payments/statement-days.ts';
import { SendPaper } from '#web/billing/billing-documents/send-paper.tsx';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DaysFields, daysErrors, type TypedDays } from '#web/platform/ui/days-fields.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import type { OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';

interface StatementDialogProps extends OpenedDialog {
  clientId: number;
}

/** Downloads the statement of a client's account: of a month or year by its name, or of any days. */
export default function StatementDialog({ clientId, open, onClose }: StatementDialogProps) {
  const today = useToday();
  const [choice, setChoice] = useState<StatementChoice | 'other'>('this-month');
  const [days, setDays] = useState(() => statementDays('this-month', today));
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const pdf = {
    path: `/api/accounts/${clientId}/statement/pdf?${new URLSearchParams(days)}`,
    file: `statement-${days.from}-to-${days.to}.pdf`,
  };
  const saving = useRecordMutation({
    call: () => download(pdf.path, pdf.file),
    success: {
      title: 'PDF Generated',
      description: 'The statement has been generated and can be downloaded.',
    },
    failure: 'Download Failed',
  });
  const errors = daysErrors(days, lastDayFault);

  function choose(next: StatementChoice): void {
    setChoice(next);
    setDays(statementDays(next, today));
  }

  function save(): void {
    setChecked(true);
    if (!errors.from && !errors.to && !saving.isPending) saving.mutate(undefined, { onSuccess: onClose });
  }

  function send(): void {
    setChecked(true);
    if (!errors.from && !errors.to) setSending(true);
  }

  if (isSending) {
    const message = { kind: 'statement', clientId, ...days } as const;
    return <SendPaper paper={{ clientId, message, name: 'Statement', pdf }} open={open} onClose={onClose} />;
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Statement"
      description="What the family owed before, each invoice and payment, and what is left."
    >
      <form
        noValidate
        aria-label="Statement"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <RadioGroup legend="Days">
          {statementChoices.map((one) => (
            <Radio
              key={one}
              name="statement-days"
              label={statementChoiceLabels[one]}
              checked={choice === one}
              onChange={() => choose(one)}
            />
          ))}
          <Radio
            name="statement-days"
            label="Other Days"
            checked={choice === 'other'}
            onChange={() => setChoice('other')}
          />
        </RadioGroup>
        {choice === 'other' && <DaysFields days={days} errors={isChecked ? errors : {}} onChange={setDays} />}
        <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
          <Button variant="secondary" className="max-sm:w-full" onClick={send}>
            <Mail aria-hidden="true" />
            Send
          </Button>
          <Button
            type="submit"
            className="max-sm:w-full"
            pending={saving.isPending}
            pendingText="Generating..."
          >
            Download PDF
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function lastDayFault({ from, to }: TypedDays): string | undefined {
  return to < from ? 'The last day must not be before the first' : undefined;
}
