import type { Annual } from '#domain/billing/annuals/annual.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { AnnualForm } from './annual-form.tsx';

interface AnnualFormDialogProps {
  open: boolean;
  /** The record to edit; undefined for a new one. */
  annual: Annual | undefined;
  onClose: () => void;
}

/** The form of an annual record in a dialog. */
export function AnnualFormDialog({ open, annual, onClose }: AnnualFormDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={annual ? 'Edit Annual' : 'Add Annual'} width="sm">
      {({ onCancel, close, onDirtyChange }) => (
        <AnnualForm annual={annual} onSaved={close} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      )}
    </FormDialog>
  );
}
