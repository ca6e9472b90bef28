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
const clock = z
  .string('Please enter a time as HH:MM')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:MM'));
const rate = wholeNumber(0, 100_000, 'Rate must be from $0.00 to $1,000.00 a minute');

const fields = {
  timeZone: z
    .string('Please choose a time zone from the list')
    .check(z.refine(isTimeZone, 'Please choose a time zone from the list')),
  sessionMinutes: wholeNumber(MINIMUM_DURATION_MINUTES, 1440, 'Duration must be at least 15 minutes'),
  centsPerMinute: z.object({ individual: rate, group: rate, home: rate, absent: rate }),
  billableAbsences: wholeNumber(0, 365, 'Billable absences must be a whole number of at least 0'),
  schoolYearStart: z
    .string('Please enter the first day of the school year as MM-DD')
    .check(
      z.regex(
        /^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/,
        'Please enter the first day of the school year as MM-DD',
      ),
    ),
  invoiceDueDays: wholeNumber(0, 365, 'Days until an invoice is due must be from 0 to 365'),
  annualCents: wholeNumber(0, AMOUNT_LIMIT_CENTS, 'Annual amount must be at least 0'),
  workingHours: z.object({ from: clock, until: clock }).check(
    z.refine(({ from, until }) => from < until, {
      error: 'Working hours must end after they begin',
      path: ['until'],
    }),
  ),
  legalName: line(200),
  letterheadAddress: line(500),
  npi: line(20),
  taxId: line(20),
  license: line(100),
  paymentInstructions: line(LONG_TEXT_LIMIT),
};

/** The whole of the settings as the owner fills them in, nothing left out. */
export const completeSettings = z.object(fields);
export type PracticeSettings = z.output<typeof completeSettings>;

/** A change of some of the settings; what is not named stays. */
export const practiceSettingsChange = z.partial(completeSettings);
export type PracticeSettingsChange = z.output<typeof practiceSettingsChange>;

/**
 * How a practice works and what its invoices say. The product's constants are the defaults, so that a stored
 * object may lack any of them.
 */
export const practiceSettings = z.object({
  timeZone: z._default(fields.timeZone, DEFAULT_TIME_ZONE),
  sessionMinutes: z._default(fields.sessionMinutes, DEFAULT_DURATION_MINUTES),
  centsPerMinute: z._default(fields.centsPerMinute, {
    individual: CENTS_PER_MINUTE,
    group: CENTS_PER_MINUTE,
    home: CENTS_PER_MINUTE,
    absent: CENTS_PER_MINUTE,
  }),
  billableAbsences: z._default(fields.billableAbsences, BILLABLE_ABSENCES),
  schoolYearStart: z._default(fields.schoolYearStart, SCHOOL_YEAR_START),
  invoiceDueDays: z._default(fields.invoiceDueDays, INVOICE_DUE_DAYS),
  annualCents: z._default(fields.annualCents, DEFAULT_ANNUAL_CENTS),
  workingHours: z._default(fields.workingHours, { from: '08:00', until: '17:00' }),
  legalName: z._default(fields.legalName, ''),
  letterheadAddress: z._default(fields.letterheadAddress, ''),
  npi: z._default(fields.npi, ''),
  taxId: z._default(fields.taxId, ''),
  license: z._default(fields.license, ''),
  paymentInstructions: z._default(fields.paymentInstructions, ''),
});

/** The settings of a practice that has changed nothing. */
export const defaultPracticeSettings: PracticeSettings = practiceSettings.parse({});
