import { useState } from 'react';
import {
  type StatementChoice,
  statementChoiceLabels,
  statementChoices,
  statementDays,
} from '#domain/billing/payments/statement-days.ts';
import { isDay } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';

interface StatementDialogProps {
  clientId: number;
  open: boolean;
  onClose: () => void;
}

/** Downloads the statement of a client's account: of a month or year by its name, or of any days. */
export default function StatementDialog({ clientId, open, onClose }: StatementDialogProps) {
  const today = useToday();
  const [choice, setChoice] = useState<StatementChoice | 'other'>('this-month');
  const [days, setDays] = useState(() => statementDays('this-month', today));
  const [isChecked, setChecked] = useState(false);
  const saving = useRecordMutation({
    call: () => {
      const file = `statement-${days.from}-to-${days.to}.pdf`;
      return download(`/api/accounts/${clientId}/statement/pdf?${new URLSearchParams(days)}`, file);
    },
    success: {
      title: 'PDF Generated',
      description: 'The statement has been generated and can be downloaded.',
    },
    failure: 'Download Failed',
  });
  const fromError = isDay(days.from) ? undefined : 'Please enter the first day';
  const toError = lastDayError(days);

  function choose(next: StatementChoice): void {
    setChoice(next);
    setDays(statementDays(next, today));
  }

  function save(): void {
    setChecked(true);
    if (!fromError && !toError && !saving.isPending) saving.mutate(undefined, { onSuccess: onClose });
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
        {choice === 'other' && (
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
        )}
        <div className="flex justify-end">
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

function lastDayError({ from, to }: { from: string; to: string }): string | undefined {
  if (!isDay(to)) return 'Please enter the last day';
  return to < from ? 'The last day must not be before the first' : undefined;
}
