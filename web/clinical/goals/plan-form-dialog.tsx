import type { Plan } from '#domain/clinical/plans/plan.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { PlanForm } from './plan-form.tsx';

interface PlanFormDialogProps {
  /** The plan to change; closed without one. */
  plan: Plan | undefined;
  onClose: () => void;
}

/** The form of a plan over the client's page. */
export function PlanFormDialog({ plan, onClose }: PlanFormDialogProps) {
  return (
    <FormDialog open={plan !== undefined} onClose={onClose} title="Edit Plan">
      {({ onCancel, close, onDirtyChange }) =>
        plan && <PlanForm plan={plan} onSaved={close} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      }
    </FormDialog>
  );
}
