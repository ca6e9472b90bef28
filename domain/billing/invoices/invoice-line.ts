import * as z from 'zod/mini';
import type { Annual } from '#domain/billing/annuals/annual.ts';
import { unitLengths } from '#domain/billing/organizations/contract.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatuses, sessionTypeLabels, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { describeRecord, type EarlierRecord } from '#domain/platform/record.ts';
import { day, id } from '#domain/platform/stored-shapes.ts';
import { type PricedSession, type Pricing, priceOf } from './session-price.ts';

/** The fields of a line. */
export const lineFields = {
  kind: z.enum(['session', 'annual', 'adjustment']),
  /** The session's day in the practice's time zone, or the date of the annual record. */
  day: z.nullable(day),
  minutes: z.nullable(z.int32().check(z.positive())),
  type: z.nullable(z.enum(sessionTypes)),
  /** The status of the session when it was billed. */
  status: z.nullable(z.enum(sessionStatuses)),
  /** Printed as the service. */
  label: z.string(),
  /** Cents a minute; cents a unit where the line has units. */
  rate: z.nullable(z.int32().check(z.nonnegative())),
  /** In whole cents; negative for an adjustment that lowers the amount. */
  cents: z.int(),
  sessionId: z.nullable(id),
  annualId: z.nullable(id),
  /** In hundredths, of a session that is priced by units or by the visit; null by the minute. */
  units: z.nullable(z.int32().check(z.nonnegative())),
  /** Null where a session is one unit. */
  unitMinutes: z.nullable(z.literal(unitLengths)),
};

/** Brings a line of before units to the present form: it is by the minute. */
export function withoutUnits(earlier: EarlierRecord): EarlierRecord {
  return { ...earlier, units: null, unitMinutes: null };
}

/** A line of an invoice as it is stored, with its position. */
export const invoiceLineRecord = describeRecord({
  noun: 'invoice-line',
  words: { one: 'line of an invoice', several: 'lines of invoices' },
  table: 'invoice_lines',
  fields: {
    therapistId: id,
    clientId: id,
    invoiceId: id,
    position: z.int32().check(z.positive()),
    ...lineFields,
  },
  parents: { clientId: 'clients', invoiceId: 'invoices' },
  links: { sessionId: 'sessions', annualId: 'annuals' },
  partOf: 'invoices',
  upgrades: [withoutUnits],
});

/**
 * One line of an invoice as it was issued; later changes of the record, rates or labels do not affect it. Fields that a
 * kind of line does not have are null.
 */
export type InvoiceLine = { [Field in keyof typeof lineFields]: z.output<(typeof lineFields)[Field]> };

const none = z.null();
const noUnits = { units: none, unitMinutes: none };
const noSession = { minutes: none, type: none, status: none, rate: none, sessionId: none, ...noUnits };

/** A line in a reply, with the fields of its kind. */
export const invoiceLineShape: z.ZodMiniType<InvoiceLine> = z.discriminatedUnion('kind', [
  z.strictObject({
    ...lineFields,
    kind: z.literal('session'),
    day,
    minutes: z.int32().check(z.positive()),
    type: z.enum(sessionTypes),
    status: z.enum(sessionStatuses),
    rate: z.int32().check(z.nonnegative()),
    sessionId: id,
    annualId: none,
  }),
  z.strictObject({ ...lineFields, ...noSession, kind: z.literal('annual'), day, annualId: id }),
  z.strictObject({ ...lineFields, ...noSession, kind: z.literal('adjustment'), day: none, annualId: none }),
]);

export interface BilledSession extends PricedSession, Pick<Session, 'id' | 'status'> {}
export type BilledAnnual = Pick<Annual, 'id' | 'date' | 'amount'>;

/** The records on an invoice. */
export interface BilledRecords {
  sessions: readonly BilledSession[];
  annuals: readonly BilledAnnual[];
}

/**
 * Returns the lines for these records: sessions before annual records, oldest first. Lines already on the invoice
 * (`existing`) stay unchanged; others are priced at current rates. Without the adjustment: see `withAdjustment`.
 */
export function linesFor(
  { sessions, annuals }: BilledRecords,
  existing: readonly InvoiceLine[],
  pricing: Pricing,
): InvoiceLine[] {
  return [
    ...linesOfKind('sessionId', sessions, existing, (session) => sessionLine(session, pricing)),
    ...linesOfKind('annualId', annuals, existing, annualLine),
  ];
}

/** Returns the sum of lines in cents: the suggested amount of an invoice. */
export function totalOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** Appends an adjustment if the lines do not add up to the amount. */
export function withAdjustment(lines: readonly InvoiceLine[], amount: number): InvoiceLine[] {
  const cents = amount - totalOf(lines);
  if (cents === 0) return [...lines];
  return [...lines, { ...emptyLine, kind: 'adjustment', label: 'Adjustment', cents }];
}

/** Returns the ids of the records of one kind on these lines, lowest first. */
export function idsOn(lines: readonly InvoiceLine[], which: 'sessionId' | 'annualId'): number[] {
  return lines.flatMap((line) => line[which] ?? []).sort((one, other) => one - other);
}

const emptyLine = {
  day: null,
  minutes: null,
  type: null,
  status: null,
  rate: null,
  sessionId: null,
  annualId: null,
  units: null,
  unitMinutes: null,
};

function sessionLine(session: BilledSession, pricing: Pricing): InvoiceLine {
  const { id, date, duration, type, status } = session;
  const absence = status === 'absence' ? ', absence' : '';
  return {
    ...emptyLine,
    kind: 'session',
    day: dayOf(date, pricing.timeZone),
    minutes: duration,
    type,
    status,
    label: `${sessionTypeLabels[type]}${absence}`,
    ...priceOf(session, pricing),
    sessionId: id,
  };
}

function annualLine({ id, date, amount }: BilledAnnual): InvoiceLine {
  return {
    ...emptyLine,
    kind: 'annual',
    day: date,
    label: 'Annual record',
    cents: amount,
    annualId: id,
  };
}

function linesOfKind<Billed extends { id: number; date: string }>(
  which: 'sessionId' | 'annualId',
  records: readonly Billed[],
  existing: readonly InvoiceLine[],
  priced: (record: Billed) => InvoiceLine,
): InvoiceLine[] {
  const chosen = new Set(records.map(({ id }) => id));
  const retained = existing.filter((line) => line[which] !== null && chosen.has(line[which]));
  const retainedIds = new Set(retained.map((line) => line[which]));
  const added = records
    .filter(({ id }) => !retainedIds.has(id))
    .sort(byDate)
    .map(priced);
  // The sort is stable: lines of one day stay in order.
  return [...retained, ...added].sort((one, other) => compare(one.day ?? '', other.day ?? ''));
}

function byDate(one: { id: number; date: string }, other: { id: number; date: string }): number {
  return compare(one.date, other.date) || one.id - other.id;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
