import { CENTS_PER_MINUTE } from '#domain/billing/invoices/invoice-amount.ts';
import { INVOICE_DUE_DAYS } from '#domain/billing/invoices/invoice-status.ts';
import { BILLABLE_ABSENCES, SCHOOL_YEAR_START } from '#domain/caseload/sessions/absence-billing.ts';
import { DEFAULT_DURATION_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import { DEFAULT_TIME_ZONE } from '#domain/platform/dates.ts';
import { defaultProgressCodes } from './default-progress-codes.ts';

/** The settings of a practice that has changed nothing: the product's constants. The schema beside it holds them to its types. */
export const defaultPracticeSettings = {
  timeZone: DEFAULT_TIME_ZONE,
  sessionMinutes: DEFAULT_DURATION_MINUTES,
  centsPerMinute: {
    individual: CENTS_PER_MINUTE,
    group: CENTS_PER_MINUTE,
    home: CENTS_PER_MINUTE,
    absent: CENTS_PER_MINUTE,
  },
  billableAbsences: BILLABLE_ABSENCES,
  schoolYearStart: SCHOOL_YEAR_START,
  invoiceDueDays: INVOICE_DUE_DAYS,
  annualCents: 5_000,
  workingHours: { from: '08:00', until: '17:00' },
  legalName: '',
  letterheadAddress: '',
  npi: '',
  taxId: '',
  license: '',
  paymentInstructions: '',
  progressCodes: defaultProgressCodes,
  levelNames: {},
  registration: 'open' as const,
  longestIdleMinutes: null,
  requiresSecondFactor: false,
  signingNeedsPassword: false,
  /** "A couple of days", as Medicare's contractors read it. */
  lateNoteDays: 2,
  billSignedOnly: false,
  notesSignedFrom: null,
};
