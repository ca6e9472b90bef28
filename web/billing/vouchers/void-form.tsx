import { useState } from 'react';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { ActForm } from '#web/billing/mandates/act-form.tsx';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useVoidVoucher } from './voucher-queries.ts';

const REASON_LIMIT = 500;

/** Asks why a bill is voided. */
export function VoidForm({ voucher, close, ...dialog }: FormInDialog & { voucher: Voucher }) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const voiding = useVoidVoucher(voucher.id);
  const reason = text.trim();

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (reason !== '') voiding.mutate(reason, { onSuccess: close });
  }

  return (
    <ActForm
      {...dialog}
      label="Void bill"
      isDirty={reason !== ''}
      saveText="Void Bill"
      savingText="Voiding..."
      isSaving={isSent(voiding)}
      destructive
      onSubmit={handleSubmit}
    >
      <Field label="Reason" error={isChecked && reason === '' ? 'Say why the bill is voided' : undefined}>
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
