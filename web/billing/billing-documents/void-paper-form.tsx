import { useState } from 'react';
import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { ActForm } from '#web/billing/mandates/act-form.tsx';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useVoidDocument } from './billing-document-queries.ts';

const REASON_LIMIT = 500;

/** Asks why a superbill is voided. */
export function VoidPaperForm({ document, close, ...dialog }: FormInDialog & { document: BillingDocument }) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const voiding = useVoidDocument(document);
  const reason = text.trim();

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (reason !== '') voiding.mutate(reason, { onSuccess: close });
  }

  return (
    <ActForm
      {...dialog}
      label="Void Superbill"
      isDirty={reason !== ''}
      saveText="Void Superbill"
      savingText="Voiding..."
      isSaving={isSent(voiding)}
      destructive
      onSubmit={handleSubmit}
    >
      <Field label="Reason" error={isChecked && reason === '' ? 'Say why it is voided' : undefined}>
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
