import type { FormEventHandler, ReactNode } from 'react';
import { FormActions } from './form-actions.tsx';
import type { FormInDialog } from './form-dialog.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

interface ActFormProps extends Pick<FormInDialog, 'onCancel' | 'onDirtyChange'> {
  label: string;
  isDirty: boolean;
  onSubmit: FormEventHandler;
  saveText: string;
  savingText: string;
  isSaving: boolean;
  /** Marks saving as destructive. */
  destructive?: boolean;
  children: ReactNode;
}

/** A form in a dialog that does one thing to a record: its fields, its buttons, and the question before unsaved input is lost. */
export function ActForm({
  label,
  isDirty,
  onDirtyChange,
  onSubmit,
  saveText,
  savingText,
  isSaving,
  destructive,
  onCancel,
  children,
}: ActFormProps) {
  const { question } = useUnsavedChanges(isDirty, onDirtyChange);
  return (
    <form noValidate data-typing aria-label={label} className="grid gap-5" onSubmit={onSubmit}>
      {children}
      <FormActions
        saveText={saveText}
        savingText={savingText}
        isSaving={isSaving}
        destructive={destructive}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
