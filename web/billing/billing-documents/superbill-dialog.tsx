import { useState } from 'react';
import { daysFault } from '#domain/billing/billing-documents/paper-days.ts';
import { statementDays } from '#domain/billing/payments/statement-days.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { DaysFields, daysErrors } from '#web/platform/ui/days-fields.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import type { OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useSuperbillDraft } from './billing-document-queries.ts';
import { SuperbillForm } from './superbill-form.tsx';

interface SuperbillDialogProps extends OpenedDialog {
  clientId: number;
}

/** Drafts a superbill over some days, last month unless others are chosen, and makes it. */
export default function SuperbillDialog({ clientId, open, onClose }: SuperbillDialogProps) {
  const today = useToday();
  const [days, setDays] = useState(() => statementDays('last-month', today));
  const errors = daysErrors(days, ({ from, to }) => daysFault({ fromOn: from, untilOn: to }));
  const isWhole = !errors.from && !errors.to;
  const draft = useSuperbillDraft(clientId, days, open && isWhole);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Superbill"
      description="For the family's insurer: each visit with its codes, what was charged and what was paid."
      width="lg"
    >
      <DaysFields days={days} errors={errors} onChange={setDays} />
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
