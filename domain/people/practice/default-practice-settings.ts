import { DEFAULT_TIME_ZONE } from '#domain/platform/dates.ts';
import { defaultProgressCodes } from './default-progress-codes.ts';

/** What one minute of a session costs, in cents: two dollars, absences the same. */
const CENTS_PER_MINUTE = 200;
/** An invoice is due this many days after its issue unless it says otherwise. */
export const INVOICE_DUE_DAYS = 30;
/** The first three absences of a school year are billed, the fourth and later are not. */
export const BILLABLE_ABSENCES = 3;
/** A school year begins on this month and day. */
export const SCHOOL_YEAR_START = '07-01';
const DEFAULT_DURATION_MINUTES = 60;
export const MINIMUM_DURATION_MINUTES = 15;

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
  paymentLink: '',
  procedureCodes: [],
  unitRule: 'cms' as const,
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
