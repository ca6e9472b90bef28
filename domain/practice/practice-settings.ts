import * as z from 'zod/mini';
import { DEFAULT_ANNUAL_CENTS } from '#domain/annuals/annual.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '#domain/dates.ts';
import { CENTS_PER_MINUTE } from '#domain/invoices/invoice-amount.ts';
import { INVOICE_DUE_DAYS } from '#domain/invoices/invoice-status.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/money.ts';
import { BILLABLE_ABSENCES, SCHOOL_YEAR_START } from '#domain/sessions/absence-billing.ts';
import { DEFAULT_DURATION_MINUTES, MINIMUM_DURATION_MINUTES } from '#domain/sessions/session.ts';
import { LONG_TEXT_LIMIT } from '#domain/text.ts';

const wholeNumber = (minimum: number, maximum: number, message: string) =>
  z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message));
const line = (maximum: number) =>
  z.string('Please enter text').check(z.trim(), z.maxLength(maximum, 'Please shorten this text'));

/**
 * How a practice works and what its invoices say. The product's constants are the defaults, so that a stored
 * object may lack any of them.
 */
export const practiceSettings = z.object({
  timeZone: z._default(
    z.string().check(z.refine(isTimeZone, 'Please choose a time zone from the list')),
    DEFAULT_TIME_ZONE,
  ),
  sessionMinutes: z._default(
    wholeNumber(MINIMUM_DURATION_MINUTES, 1440, 'Duration must be at least 15 minutes'),
    DEFAULT_DURATION_MINUTES,
  ),
  centsPerMinute: z._default(
    z.object({
      individual: z._default(rate(), CENTS_PER_MINUTE),
      group: z._default(rate(), CENTS_PER_MINUTE),
      home: z._default(rate(), CENTS_PER_MINUTE),
      absent: z._default(rate(), CENTS_PER_MINUTE),
    }),
    {
      individual: CENTS_PER_MINUTE,
      group: CENTS_PER_MINUTE,
      home: CENTS_PER_MINUTE,
      absent: CENTS_PER_MINUTE,
    },
  ),
  billableAbsences: z._default(
    wholeNumber(0, 365, 'Billable absences must be a whole number of at least 0'),
    BILLABLE_ABSENCES,
  ),
  schoolYearStart: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/,
          'Please enter the first day of the school year as MM-DD',
        ),
      ),
    SCHOOL_YEAR_START,
  ),
  invoiceDueDays: z._default(
    wholeNumber(0, 365, 'Days until an invoice is due must be from 0 to 365'),
    INVOICE_DUE_DAYS,
  ),
  annualCents: z._default(
    wholeNumber(0, AMOUNT_LIMIT_CENTS, 'Annual amount must be at least 0'),
    DEFAULT_ANNUAL_CENTS,
  ),
  workingHours: z._default(
    z.object({ from: z._default(z.string(), '08:00'), until: z._default(z.string(), '17:00') }),
    { from: '08:00', until: '17:00' },
  ),
  legalName: z._default(line(200), ''),
  letterheadAddress: z._default(line(500), ''),
  npi: z._default(line(20), ''),
  taxId: z._default(line(20), ''),
  license: z._default(line(100), ''),
  paymentInstructions: z._default(line(LONG_TEXT_LIMIT), ''),
});
export type PracticeSettings = z.output<typeof practiceSettings>;

/** The settings of a practice that has changed nothing. */
export const defaultPracticeSettings: PracticeSettings = practiceSettings.parse({});

function rate() {
  return wholeNumber(0, 100_000, 'Rate must be from $0.00 to $1,000.00 a minute');
}
