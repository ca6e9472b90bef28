import {
  type ChosenTexts,
  chosenFaults,
  type PaymentWay,
  paymentWayLabels,
  paymentWays,
} from '#domain/billing/payments/payment-form-values.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';
import type { OpenInvoice } from './use-account.ts';

interface PaymentInvoicesFieldProps {
  way: PaymentWay;
  onWay: (way: PaymentWay) => void;
  open: readonly OpenInvoice[];
  chosen: ChosenTexts;
  onChosen: (chosen: ChosenTexts) => void;
  /** The error of the chosen amounts together. */
  error: string | undefined;
}

/** Which invoices a payment goes to: the oldest first, those chosen, or none of them. */
export function PaymentInvoicesField({ way, onWay, error, ...amounts }: PaymentInvoicesFieldProps) {
  return (
    <div className="grid gap-3">
      <RadioGroup legend="Which Invoices" inline>
        {paymentWays.map((each) => (
          <Radio
            key={each}
            name="way"
            label={paymentWayLabels[each]}
            checked={way === each}
            onChange={() => onWay(each)}
          />
        ))}
      </RadioGroup>
      {way === 'chosen' && <ChosenInvoices {...amounts} error={error} />}
    </div>
  );
}

/** An amount for each open invoice. */
export function ChosenInvoices({
  open,
  chosen,
  onChosen,
  error,
}: Pick<PaymentInvoicesFieldProps, 'open' | 'chosen' | 'onChosen' | 'error'>) {
  const timeZone = useTimeZone();
  const faults = chosenFaults(chosen, open);
  if (open.length === 0) return <p className="text-ink-muted text-sm">No invoice is open.</p>;
  return (
    <fieldset data-wrong={error ? '' : undefined} className="grid min-w-0 gap-3">
      <legend className="sr-only">Amounts</legend>
      {open.map(({ invoiceId, amount, dateIssued }) => (
        <Field
          key={invoiceId}
          label={`Invoice ${invoiceId} ($)`}
          optional={`${formatCents(amount)} open, issued ${formatDate(dateIssued, timeZone)}`}
          error={faults.find((fault) => fault.invoiceId === invoiceId)?.message}
        >
          <MoneyInput
            value={chosen[invoiceId] ?? ''}
            onChange={({ target }) => onChosen({ ...chosen, [invoiceId]: target.value })}
          />
        </Field>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
