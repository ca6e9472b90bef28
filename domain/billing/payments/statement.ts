import * as z from 'zod/mini';
import { type Day, daysBetween } from '#domain/platform/dates.ts';
import { count, day, id, text } from '#domain/platform/stored-shapes.ts';
import { paymentKinds, paymentMethods, paymentReasons } from './payment-words.ts';

/** The kinds of entries, in the order in which those of one day stand. */
const entryKinds = ['invoice', ...paymentKinds] as const;

const entryShape = z.strictObject({
  kind: z.enum(entryKinds),
  /** The number of the invoice, payment, refund or write-off. */
  id,
  clientId: z.nullable(id),
  day,
  /** The change of the balance, in whole cents; a payment is below 0. */
  cents: z.int(),
  method: z.nullable(z.enum(paymentMethods)),
  reason: z.nullable(z.enum(paymentReasons)),
  reference: text,
});
/** An invoice, payment, refund or write-off of an account. */
export type StatementEntry = z.output<typeof entryShape>;

export const statementBands = ['0-30', '31-60', '61-90', 'over 90'] as const;

/** What an account owed before some days, what was added and paid in them, and what it owes after them. */
export const statementShape = z.strictObject({
  clientId: id,
  from: day,
  until: day,
  /** Owed at the end of the day before. */
  opening: z.int(),
  entries: z.array(z.strictObject({ ...entryShape.shape, owed: z.int() })),
  closing: z.int(),
  /** Paid in these days, less what was given back. */
  received: z.int(),
  /** What is open at the end, by the days since it was issued, as if the oldest invoices had been paid first. */
  aging: z.strictObject({ '0-30': count, '31-60': count, '61-90': count, 'over 90': count }),
});
export type Statement = z.output<typeof statementShape>;

/** Returns the statement of an account for some days out of all of its entries. */
export function statementOf(
  entries: readonly StatementEntry[],
  { clientId, from, until, today }: Pick<Statement, 'clientId' | 'from' | 'until'> & { today: Day },
): Statement {
  const upToEnd = entries.filter((entry) => entry.day <= until).sort(byDay);
  let owed = 0;
  const running = upToEnd.map((entry) => {
    owed += entry.cents;
    return { ...entry, owed };
  });
  const before = running.filter((entry) => entry.day < from);
  const within = running.slice(before.length);
  return {
    ...{ clientId, from, until },
    opening: before.at(-1)?.owed ?? 0,
    entries: within,
    closing: owed,
    // Not the negative of a sum, which would be -0 for nothing.
    received: 0 - sumOf(within.filter(({ kind }) => kind === 'payment' || kind === 'refund')),
    // An open invoice is as old as it is today, also in a year that runs on.
    aging: agingOn(upToEnd, until < today ? until : today),
  };
}

function byDay(one: StatementEntry, other: StatementEntry): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return entryKinds.indexOf(one.kind) - entryKinds.indexOf(other.kind) || one.id - other.id;
}

function agingOn(entries: readonly StatementEntry[], on: Day): Statement['aging'] {
  const aging = { '0-30': 0, '31-60': 0, '61-90': 0, 'over 90': 0 };
  let paid = 0 - sumOf(entries.filter(({ kind }) => kind !== 'invoice'));
  for (const { cents, day: issued } of entries.filter(({ kind }) => kind === 'invoice')) {
    const covered = Math.min(cents, Math.max(0, paid));
    paid -= covered;
    aging[bandOf(daysBetween(issued, on))] += cents - covered;
  }
  return aging;
}

function bandOf(days: number): (typeof statementBands)[number] {
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over 90';
}

function sumOf(entries: readonly StatementEntry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}
