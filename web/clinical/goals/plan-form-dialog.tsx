import type { Plan } from '#domain/clinical/plans/plan.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { PlanForm } from './plan-form.tsx';

interface PlanFormDialogProps {
  /** The plan to change; undefined closes the dialog. */
  plan: Plan | undefined;
  onClose: () => void;
}

/** The dialog with a plan's form. */
export function PlanFormDialog({ plan, onClose }: PlanFormDialogProps) {
  return (
    <FormDialog open={plan !== undefined} onClose={onClose} title="Edit Plan">
      {({ onCancel, close, onDirtyChange }) =>
        plan && <PlanForm plan={plan} onSaved={close} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      }
    </FormDialog>
  );
}
