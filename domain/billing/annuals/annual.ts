import * as z from 'zod/mini';
import { type Day, dayOf, isDay, parseMoment, type TimeZone } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/platform/money.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, id, moments, owned } from '#domain/platform/stored-shapes.ts';
import { requiredText } from '#domain/platform/text.ts';

const amountMessage = 'Amount must be a whole number of cents of at least 0';

const fields = {
  date: requiredText('Date is required', 1, 40),
  clientId: recordId('Client is required'),
  amount: z
    .int(amountMessage)
    .check(z.minimum(0, amountMessage), z.maximum(AMOUNT_LIMIT_CENTS, 'Amount is too large')),
};

/** A new annual record: `date` is parsed by `annualDay`; the amount defaults to the practice's. */
export const newAnnual = z.object({ ...fields, amount: z.optional(fields.amount) });
export type NewAnnual = z.output<typeof newAnnual>;

/** A partial change of an annual record. */
export const annualChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type AnnualChange = z.output<typeof annualChange>;

/**
 * Returns the calendar date of an annual record: a date unchanged, an instant as its day in the practice's time zone.
 */
export function annualDay(date: string, timeZone: TimeZone): Day | undefined {
  if (isDay(date)) return date;
  const moment = parseMoment(date, undefined, timeZone);
  return moment && dayOf(moment, timeZone);
}

export const annualRecord = describeRecord({
  noun: 'annual',
  words: { one: 'annual record', several: 'annual records' },
  about: 'Annual records, which an invoice can be made out for',
  table: 'annuals',
  fields: {
    ...owned,
    clientId: id,
    date: day,
    /** In whole cents. */
    amount: z.int(),
    invoiceId: z.nullable(id),
    ...moments,
  },
  parents: { clientId: 'clients' },
  links: { invoiceId: 'invoices' },
  // Set when an invoice includes the record.
  setElsewhere: ['invoiceId'],
  rules: newAnnual,
  changeRules: annualChange,
  wholeRules: z.object({ date: requiredDay('Please enter a valid date') }),
  upgrades: [],
});
export type Annual = Answered<typeof annualRecord>;
