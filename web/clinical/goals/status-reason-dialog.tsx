import { useState } from 'react';
import { REASON_LIMIT } from '#domain/clinical/goals/goal.ts';
import type { GoalStatus } from '#domain/clinical/goals/goal-status.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

interface StatusReasonDialogProps {
  /** The goal's next status; undefined closes the dialog. */
  status: GoalStatus | undefined;
  isSaving: boolean;
  onClose: () => void;
  onConfirm: (status: GoalStatus, reason: string) => void;
}

const titles: Partial<Record<GoalStatus, string>> = {
  active: 'Take Up Again',
  'on-hold': 'Put on Hold',
  discontinued: 'Discontinue',
};

/** Asks for the reason of a status change: required to reopen a closed goal, optional otherwise. */
export function StatusReasonDialog({ status, isSaving, onClose, onConfirm }: StatusReasonDialogProps) {
  const title = (status && titles[status]) ?? 'Status';
  return (
    <FormDialog open={status !== undefined} onClose={onClose} title={title} width="sm">
      {({ onCancel, onDirtyChange }) =>
        status && (
          <ReasonForm
            status={status}
            saveText={title}
            isSaving={isSaving}
            onCancel={onCancel}
            onDirtyChange={onDirtyChange}
            onConfirm={onConfirm}
          />
        )
      }
    </FormDialog>
  );
}

interface ReasonFormProps {
  status: GoalStatus;
  saveText: string;
  isSaving: boolean;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
  onConfirm: (status: GoalStatus, reason: string) => void;
}

function ReasonForm({ status, saveText, isSaving, onCancel, onDirtyChange, onConfirm }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isNeeded = status === 'active';

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    if (isNeeded && reason.trim() === '') setMissing(true);
    else onConfirm(status, reason.trim());
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field
        label="Reason"
        optional={!isNeeded}
        error={isMissing ? 'Say why the goal is taken up again' : undefined}
      >
        <Textarea
          value={reason}
          maxLength={REASON_LIMIT}
          rows={3}
          onChange={({ target }) => {
            setReason(target.value);
            onDirtyChange(target.value !== '');
          }}
        />
      </Field>
      <FormActions saveText={saveText} savingText="Saving..." isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}
