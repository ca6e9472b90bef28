import { daysFault } from '#domain/billing/billing-documents/paper-days.ts';
import { statementDays } from '#domain/billing/payments/statement-days.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import type { OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useSuperbillDraft } from './billing-document-queries.ts';
import { PaperOfDays } from './paper-of-days.tsx';
import { SuperbillForm, type TypedSuperbill } from './superbill-form.tsx';
import { usePaperForm } from './use-paper-form.ts';

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
  const form = usePaperForm({ key: `superbill ${clientId}`, start, daysFault }, dialog);
  const drafted = useSuperbillDraft(clientId, form.days, form.isWhole);
  return (
    <PaperOfDays form={form} query={drafted} loadingLabel="Loading the visits">
      {(found) => (
        <SuperbillForm
          draft={found}
          values={form.values}
          onChange={form.change}
          onCancel={onCancel}
          onMade={form.finish}
        />
      )}
    </PaperOfDays>
  );
}
