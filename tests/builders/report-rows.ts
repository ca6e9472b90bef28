import fc from 'fast-check';
import { invoiceStatuses } from '#domain/billing/invoices/invoice.ts';
import { sessionStatuses, sessionTypes } from '#domain/caseload/sessions/session-words.ts';

/**
 * The last moment of a day in New York, the first of the next, and hours that daylight saving skips or repeats; some
 * days are 30, 60 and 90 days before November 20, 2026.
 */
const borders = [
  '2025-06-30T23:00:00.000Z',
  '2025-07-01T03:59:59.999Z',
  '2025-07-01T04:00:00.000Z',
  '2025-09-01T03:59:59.999Z',
  '2025-09-01T04:00:00.000Z',
  '2025-11-02T03:59:59.999Z',
  '2025-11-02T04:00:00.000Z',
  '2025-11-02T05:30:00.000Z',
  '2025-11-02T06:30:00.000Z',
  '2025-11-03T04:59:59.999Z',
  '2025-11-03T05:00:00.000Z',
  '2026-01-01T04:59:59.999Z',
  '2026-01-01T05:00:00.000Z',
  '2026-03-08T04:59:59.999Z',
  '2026-03-08T05:00:00.000Z',
  '2026-03-08T07:00:00.000Z',
  '2026-03-09T03:59:59.999Z',
  '2026-03-09T04:00:00.000Z',
  '2026-07-01T03:59:59.999Z',
  '2026-07-01T04:00:00.000Z',
  '2026-08-22T03:59:59.999Z',
  '2026-08-22T04:00:00.000Z',
  '2026-09-21T03:59:59.999Z',
  '2026-09-21T04:00:00.000Z',
  '2026-10-21T03:59:59.999Z',
  '2026-10-21T04:00:00.000Z',
  '2026-11-01T03:59:59.999Z',
  '2026-11-01T04:00:00.000Z',
  '2026-11-02T04:59:59.999Z',
  '2026-11-02T05:00:00.000Z',
];

const anyTime = fc
  .date({ min: new Date('2025-05-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const moment = fc.oneof(fc.constantFrom(...borders), anyTime);
export const generatedDay = moment.map((text) => text.slice(0, 10));

const clientRow = fc.record({
  born: fc.option(
    fc
      .date({ min: new Date('1999-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  status: fc.constantFrom('active' as const, 'active' as const, 'inactive' as const),
});

const sessionRow = fc.record({
  client: fc.nat(9),
  date: moment,
  duration: fc.constantFrom(15, 20, 30, 45, 50, 60, 90),
  type: fc.constantFrom(...sessionTypes),
  status: fc.oneof(
    fc.constantFrom(...sessionStatuses),
    fc.constantFrom('completed' as const, 'absence' as const),
  ),
  absenceNumber: fc.integer({ min: 1, max: 5 }),
  billable: fc.boolean(),
  /** The index of the client's invoice, if any. */
  invoice: fc.option(fc.nat(3)),
});

const invoiceRow = fc.record({
  client: fc.nat(9),
  amount: fc.integer({ min: 1, max: 999_999 }),
  issued: moment,
  due: generatedDay,
  paid: moment,
  status: fc.constantFrom(...invoiceStatuses),
});

const assessmentRow = fc.record({
  client: fc.nat(9),
  created: moment,
  status: fc.constantFrom('pending' as const, 'completed' as const),
});

/** A caseload to write to the database; `client` picks among its clients. */
export const generatedCaseload = fc.record({
  clients: fc.array(clientRow, { minLength: 1, maxLength: 5 }),
  sessions: fc.array(sessionRow, { maxLength: 40 }),
  invoices: fc.array(invoiceRow, { maxLength: 15 }),
  assessments: fc.array(assessmentRow, { maxLength: 5 }),
});
export type GeneratedCaseload = typeof generatedCaseload extends fc.Arbitrary<infer Value> ? Value : never;
