import type { OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { EstimateForm } from './estimate-form.tsx';

interface EstimateDialogProps extends OpenedDialog {
  clientId: number;
}

/** Drafts a good faith estimate over some days, a year from today unless others are chosen, and makes it. */
export default function EstimateDialog({ clientId, open, onClose }: EstimateDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Good Faith Estimate"
      description="For a family that pays on its own: what the visits of at most 12 months are expected to cost."
      width="lg"
    >
      {(dialog) => <EstimateForm {...dialog} clientId={clientId} />}
    </FormDialog>
  );
}
