import * as z from 'zod/mini';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS, centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { type Annual, type NewAnnual, newAnnual } from './annual.ts';

const amountMessage = 'Amount must be at least $0.00';

/** The form of an annual record while it is edited: the amount in dollars, and no client at first. */
export const annualForm = z.object({
  date: requiredDay('Date is required'),
  clientId: z.pipe(z.nullable(z.number()), newAnnual.shape.clientId),
  /** In dollars. */
  amount: z
    .number(amountMessage)
    .check(z.minimum(0, amountMessage), z.maximum(centsToDollars(AMOUNT_LIMIT_CENTS), 'Amount is too large')),
});
export type AnnualFormValues = z.input<typeof annualForm>;
export type AnnualFormResult = z.output<typeof annualForm>;

/** Returns the form's initial values: the existing record, or a new one dated today with the usual amount. */
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

/** Converts the form to the request, with the amount in cents. */
export function annualOfForm(typed: AnnualFormResult): NewAnnual {
  return { ...typed, amount: dollarsToCents(typed.amount) };
}
