import { useState } from 'react';
import type { LedgerPart } from '#domain/billing/mandates/ledger-shapes.ts';
import { DECLINED_LIMIT } from '#domain/caseload/sessions/session.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { ActForm } from './act-form.tsx';
import { useDeclineMakeUp } from './mandate-queries.ts';

/** Asks who declined to have a session made up, and why. */
export function DeclineForm({ part, close, ...dialog }: FormInDialog & { part: LedgerPart }) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const decline = useDeclineMakeUp(part.sessionId ?? 0);
  const typed = text.trim();

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (typed !== '') decline.mutate(typed, { onSuccess: close });
  }

  return (
    <ActForm
      {...dialog}
      label="Make-up declined"
      isDirty={typed !== ''}
      saveText="Save"
      savingText="Saving..."
      isSaving={isSent(decline)}
      onSubmit={handleSubmit}
    >
      <Field
        label="Who Declined, and Why"
        error={isChecked && typed === '' ? 'Please say who declined, and why' : undefined}
      >
        <Textarea
          value={text}
          maxLength={DECLINED_LIMIT}
          rows={3}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </ActForm>
  );
}
