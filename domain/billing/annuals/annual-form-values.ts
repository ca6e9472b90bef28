import * as z from 'zod/mini';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS, centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { type Annual, type NewAnnual, newAnnual } from './annual.ts';

const amountMessage = 'Amount must be at least $0.00';

/** The form of an annual record, as it is typed: dollars, and no client at first. */
export const annualForm = z.object({
  date: requiredDay('Date is required'),
  clientId: z.pipe(z.nullable(z.number()), newAnnual.shape.clientId),
  /** Dollars. */
  amount: z
    .number(amountMessage)
    .check(z.minimum(0, amountMessage), z.maximum(centsToDollars(AMOUNT_LIMIT_CENTS), 'Amount is too large')),
});
export type AnnualFormValues = z.input<typeof annualForm>;
export type AnnualFormResult = z.output<typeof annualForm>;

/** What stands in the form at first: the record to change, or a new one of today's date at the usual amount. */
export function annualFormStart(
  annual: Annual | undefined,
  usual: { date: string; amountCents: number },
): AnnualFormValues {
  return {
    date: annual?.date ?? usual.date,
    clientId: annual?.clientId ?? null,
    amount: centsToDollars(annual?.amount ?? usual.amountCents),
  };
}

/** What the form sends: cents. */
export function annualOfForm(typed: AnnualFormResult): NewAnnual {
  return { ...typed, amount: dollarsToCents(typed.amount) };
}
