import { useState } from 'react';
import { daysFault } from '#domain/billing/billing-documents/paper-days.ts';
import { statementDays } from '#domain/billing/payments/statement-days.ts';
import { isDay } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useSuperbillDraft } from './billing-document-queries.ts';
import { SuperbillForm } from './superbill-form.tsx';

interface SuperbillDialogProps {
  clientId: number;
  open: boolean;
  onClose: () => void;
}

/** Drafts a superbill over some days, last month unless others are chosen, and makes it. */
export default function SuperbillDialog({ clientId, open, onClose }: SuperbillDialogProps) {
  const today = useToday();
  const [days, setDays] = useState(() => statementDays('last-month', today));
  const fromError = isDay(days.from) ? undefined : 'Please enter the first day';
  const toError = isDay(days.to)
    ? fromError
      ? undefined
      : daysFault({ fromOn: days.from, untilOn: days.to })
    : 'Please enter the last day';
  const isWhole = !fromError && !toError;
  const draft = useSuperbillDraft(clientId, days, open && isWhole);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Superbill"
      description="For the family's insurer: each visit with its codes, what was charged and what was paid."
      width="lg"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" error={fromError}>
          <DateInput value={days.from} onChange={({ target }) => setDays({ ...days, from: target.value })} />
        </Field>
        <Field label="To" error={toError}>
          <DateInput value={days.to} onChange={({ target }) => setDays({ ...days, to: target.value })} />
        </Field>
      </div>
      {isWhole && (
        <div className="mt-5">
          <WhenLoaded query={draft} loadingLabel="Loading the visits" placeholders={3}>
            {(found) => <SuperbillForm key={`${found.from} ${found.to}`} draft={found} onClose={onClose} />}
          </WhenLoaded>
        </div>
      )}
    </Dialog>
  );
}
