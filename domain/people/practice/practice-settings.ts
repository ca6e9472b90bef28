import * as z from 'zod/mini';
import { fullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { idleChoices } from '#domain/people/users/preferences.ts';
import { isTimeZone } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/platform/money.ts';
import { LONG_TEXT_LIMIT } from '#domain/platform/text.ts';
import { defaultPracticeSettings, MINIMUM_DURATION_MINUTES } from './default-practice-settings.ts';
import { levelNames } from './level-names.ts';
import { practiceProcedureCodes, unitRules } from './procedure-codes.ts';
import { progressCodes } from './progress-codes.ts';

const wholeNumber = (minimum: number, maximum: number, message: string) =>
  z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message));
const line = (maximum: number) =>
  z.string('Please enter text').check(z.trim(), z.maxLength(maximum, 'Please shorten this text'));
const clock = z
  .string('Please enter a time as HH:MM')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:MM'));
const rate = wholeNumber(0, 100_000, 'Rate must be from $0.00 to $1,000.00 a minute');

const PAYMENT_LINK_MESSAGE = 'The link must begin with https://';

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
  /** A page of the practice's own on which families can pay; '' for none. */
  paymentLink: line(300).check(z.regex(/^(https:\/\/\S+)?$/, PAYMENT_LINK_MESSAGE)),
  /** With which the practice bills insurers. */
  procedureCodes: practiceProcedureCodes,
  unitRule: z.enum(unitRules, 'Choose how minutes become units'),
  /** The marks that progress reports give each goal; a signed one keeps its own. */
  progressCodes,
  /** The practice's own names of the levels of help; what is signed keeps those of its day. */
  levelNames,
  registration: z.enum(['open', 'invite'], 'Accounts must be open to anybody or by invitation'),
  /** The most that a therapist may choose; null where each decides alone. */
  longestIdleMinutes: z.literal(
    [...idleChoices],
    'The longest time must be 5, 15, 30 or 60 minutes, or open',
  ),
  /** Whether a sign-in without a code or a passkey reaches nothing but setting one up. */
  requiresSecondFactor: z.boolean('A second factor must be required or not'),
  /** Whether whoever signs a note enters the password once more. */
  signingNeedsPassword: z.boolean('Signing must need the password or not'),
  /** After how many days a note that is signed is labeled a late entry. */
  lateNoteDays: wholeNumber(0, 30, 'Days until a note is late must be from 0 to 30'),
  /** Whether a session can be invoiced only once its note is signed. */
  billSignedOnly: z.boolean('Invoices must be over signed sessions alone or over any'),
  /** The day from which each session needs a signed note, so that older ones are no backlog; null for every session. */
  notesSignedFrom: z.nullable(requiredDay('Please enter the first day whose notes are signed')),
};

/** The whole of the settings as the owner fills them in, nothing left out. */
export const completeSettings = z.object(fields);
export type PracticeSettings = z.output<typeof completeSettings>;

/** A change of some of the settings; what is not named stays. */
export const practiceSettingsChange = z.extend(z.partial(completeSettings), {
  /** Needed to begin or to end requiring a second factor. */
  confirmation: z.optional(fullConfirmation),
});
export type PracticeSettingsChange = z.output<typeof practiceSettingsChange>;

/**
 * How a practice works and what its invoices say. The product's constants are the defaults, so that a stored
 * object may lack any of them.
 */
export const practiceSettings = z.object({
  timeZone: z._default(fields.timeZone, defaultPracticeSettings.timeZone),
  sessionMinutes: z._default(fields.sessionMinutes, defaultPracticeSettings.sessionMinutes),
  centsPerMinute: z._default(fields.centsPerMinute, defaultPracticeSettings.centsPerMinute),
  billableAbsences: z._default(fields.billableAbsences, defaultPracticeSettings.billableAbsences),
  schoolYearStart: z._default(fields.schoolYearStart, defaultPracticeSettings.schoolYearStart),
  invoiceDueDays: z._default(fields.invoiceDueDays, defaultPracticeSettings.invoiceDueDays),
  annualCents: z._default(fields.annualCents, defaultPracticeSettings.annualCents),
  workingHours: z._default(fields.workingHours, defaultPracticeSettings.workingHours),
  legalName: z._default(fields.legalName, defaultPracticeSettings.legalName),
  letterheadAddress: z._default(fields.letterheadAddress, defaultPracticeSettings.letterheadAddress),
  npi: z._default(fields.npi, defaultPracticeSettings.npi),
  taxId: z._default(fields.taxId, defaultPracticeSettings.taxId),
  license: z._default(fields.license, defaultPracticeSettings.license),
  paymentInstructions: z._default(fields.paymentInstructions, defaultPracticeSettings.paymentInstructions),
  paymentLink: z._default(fields.paymentLink, defaultPracticeSettings.paymentLink),
  procedureCodes: z._default(fields.procedureCodes, defaultPracticeSettings.procedureCodes),
  unitRule: z._default(fields.unitRule, defaultPracticeSettings.unitRule),
  progressCodes: z._default(fields.progressCodes, defaultPracticeSettings.progressCodes),
  levelNames: z._default(fields.levelNames, defaultPracticeSettings.levelNames),
  registration: z._default(fields.registration, defaultPracticeSettings.registration),
  longestIdleMinutes: z._default(fields.longestIdleMinutes, defaultPracticeSettings.longestIdleMinutes),
  requiresSecondFactor: z._default(fields.requiresSecondFactor, defaultPracticeSettings.requiresSecondFactor),
  signingNeedsPassword: z._default(fields.signingNeedsPassword, defaultPracticeSettings.signingNeedsPassword),
  lateNoteDays: z._default(fields.lateNoteDays, defaultPracticeSettings.lateNoteDays),
  billSignedOnly: z._default(fields.billSignedOnly, defaultPracticeSettings.billSignedOnly),
  notesSignedFrom: z._default(fields.notesSignedFrom, defaultPracticeSettings.notesSignedFrom),
});

/** Returns the settings for an account that the owner has not confirmed: without what a stranger could misuse. */
export function settingsForStranger(settings: PracticeSettings): PracticeSettings {
  return { ...settings, npi: '', taxId: '', paymentInstructions: '', paymentLink: '' };
}
