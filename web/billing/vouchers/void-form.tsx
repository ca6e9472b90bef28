import { type FormEvent, useState } from 'react';
import { ActForm } from '#web/billing/mandates/act-form.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

const REASON_LIMIT = 500;

interface VoidFormProps extends Omit<FormInDialog, 'close'> {
  /** What is voided, on the button: "Bill". */
  title: string;
  /** Said where no reason is given. */
  missing: string;
  isSaving: boolean;
  onVoid: (reason: string) => void;
}

/** Asks why a bill or another paper is voided. */
export function VoidForm({ title, missing, isSaving, onVoid, ...dialog }: VoidFormProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reason = text.trim();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (reason !== '') onVoid(reason);
  }

  return (
    <ActForm
      {...dialog}
      label={`Void ${title.toLowerCase()}`}
      isDirty={reason !== ''}
      saveText={`Void ${title}`}
      savingText="Voiding..."
      isSaving={isSaving}
      destructive
      onSubmit={handleSubmit}
    >
      <Field label="Reason" error={isChecked && reason === '' ? missing : undefined}>
        <Textarea
          value={text}
          maxLength={REASON_LIMIT}
          rows={3}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </ActForm>
  );
}
