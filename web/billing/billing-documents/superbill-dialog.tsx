import { daysFault } from '#domain/billing/billing-documents/paper-days.ts';
import { statementDays } from '#domain/billing/payments/statement-days.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { DaysFields, daysErrors } from '#web/platform/ui/days-fields.tsx';
import type { OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useSuperbillDraft } from './billing-document-queries.ts';
import { SuperbillForm, type TypedSuperbill } from './superbill-form.tsx';
import { usePaperForm } from './use-paper-form.tsx';

interface SuperbillDialogProps extends OpenedDialog {
  clientId: number;
}

/** Drafts a superbill over some days, last month unless others are chosen, and makes it. */
export default function SuperbillDialog({ clientId, open, onClose }: SuperbillDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Superbill"
      description="For the family's insurer: each visit with its codes, what was charged and what was paid."
      width="lg"
    >
      {(dialog) => <SuperbillOfDays {...dialog} clientId={clientId} />}
    </FormDialog>
  );
}

function SuperbillOfDays({ clientId, onCancel, ...dialog }: FormInDialog & { clientId: number }) {
  const lastMonth = statementDays('last-month', useToday());
  const start: TypedSuperbill = { ...lastMonth, hasInstructions: true, visits: {} };
  const { values, change, draft, question, finish } = usePaperForm(`superbill ${clientId}`, start, dialog);
  const days = { from: values.from, to: values.to };
  const errors = daysErrors(days, ({ from, to }) => daysFault({ fromOn: from, untilOn: to }));
  const isWhole = !errors.from && !errors.to;
  const drafted = useSuperbillDraft(clientId, days, isWhole);
  return (
    <div className="grid gap-5">
      <DraftRestored draft={draft} />
      <DaysFields days={days} errors={errors} onChange={change} />
      {isWhole && (
        <WhenLoaded query={drafted} loadingLabel="Loading the visits" placeholders={3}>
          {(found) => (
            <SuperbillForm
              draft={found}
              values={values}
              onChange={change}
              onCancel={onCancel}
              onMade={finish}
            />
          )}
        </WhenLoaded>
      )}
      {question}
    </div>
  );
}
