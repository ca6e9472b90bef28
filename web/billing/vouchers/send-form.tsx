import { useState } from 'react';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { isDay } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useSendVoucher } from './voucher-queries.ts';

const HOW_LIMIT = 200;

/** Asks on which day a bill was sent, and how. */
export function SendForm({ voucher, close, ...dialog }: FormInDialog & { voucher: Voucher }) {
  const today = useToday();
  const [first] = useState({ day: voucher.sentOn ?? today, how: voucher.sentHow ?? '' });
  const [{ day, how }, setTyped] = useState(first);
  const send = useSendVoucher(voucher.id);
  const isValid = isDay(day);

  function handleSubmit(event: React.FormEvent): void {
    event.preventDefault();
    const sentHow = how.trim() || null;
    if (isValid) send.mutate({ sentOn: day, sentHow, updatedAt: voucher.updatedAt }, { onSuccess: close });
  }

  return (
    <ActForm
      {...dialog}
      label="Bill sent"
      isDirty={day !== first.day || how !== first.how}
      saveText="Mark Sent"
      savingText="Saving..."
      isSaving={isSent(send)}
      onSubmit={handleSubmit}
    >
      <Field label="Day" error={isValid ? undefined : 'Please enter the day on which the bill was sent'}>
        <DateInput value={day} onChange={({ target }) => setTyped({ day: target.value, how })} />
      </Field>
      <Field label="How" optional>
        <Input
          value={how}
          maxLength={HOW_LIMIT}
          placeholder="County portal, mail, email"
          onChange={({ target }) => setTyped({ day, how: target.value })}
        />
      </Field>
    </ActForm>
  );
}
