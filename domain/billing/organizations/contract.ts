import * as z from 'zod/mini';
import { missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/platform/money.ts';
import { wholeNumber } from '#domain/platform/record-fields.ts';
import { optionalText } from '#domain/platform/text.ts';

/** The minutes of a unit; null bills a session as one. */
export const unitLengths = [1, 15, 30, 45, 60] as const;

/** Whether a part of a unit is left out, or billed to hundredths. */
export const partUnits = ['whole', 'exact'] as const;

/** How a child appears on the papers of a payer: a number is the authorization number, else the client's. */
export const childNames = ['name', 'initials', 'number'] as const;

/** The prerequisites for billing a session. */
export const billingNeeds = ['signature', 'order', 'authorization', 'npi'] as const;
export type BillingNeed = (typeof billingNeeds)[number];

/** Which absences are billed: the first ones of a school year, none, or all. */
export const absenceRules = ['first', 'never', 'always'] as const;

const untilMessage = 'Say until when a session is to be made up';
const makeUpUntil = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('days'), days: wholeNumber(1, 366, 'Please enter 1 to 366 days') }),
    z.strictObject({ kind: z.literal('month') }),
    z.strictObject({ kind: z.literal('mandate') }),
  ],
  untilMessage,
);
/** Until when a missed session is to be made up: so many days later, by the end of its month, or of the mandate. */
export type MakeUpUntil = z.output<typeof makeUpUntil>;

const reasonMessage = 'Choose the reasons from the list';
/** Which missed sessions a payer wants made up, and which absences it pays. */
export const policy = z.strictObject({
  makeUp: z
    .array(z.enum(missedReasons, reasonMessage), reasonMessage)
    .check(z.refine((reasons) => new Set(reasons).size === reasons.length, 'Please name each reason once')),
  until: makeUpUntil,
  absences: z.enum(absenceRules, 'Say which absences are billed'),
  /** How many are billed under "first"; null reads the practice's setting. */
  billableAbsences: z.nullable(wholeNumber(0, 366, 'Please enter a number from 0 to 366')),
});
export type Policy = z.output<typeof policy>;

const rateMessage = 'Please enter a rate of $0.00 or more';
const rate = z
  .int(rateMessage)
  .check(z.minimum(0, rateMessage), z.maximum(AMOUNT_LIMIT_CENTS, 'Amount is too large'));

/** A payer's prices and billing requirements. */
export const contract = z.strictObject({
  vendorNumber: optionalText(60),
  contractNumber: optionalText(60),
  /** Whole cents a unit, by the type of session. */
  rates: z.strictObject({ individual: rate, group: rate, home: rate }),
  unitMinutes: z.nullable(z.literal(unitLengths, 'Choose the length of a unit from the list')),
  partUnits: z.enum(partUnits, 'Say whether parts of a unit are billed'),
  childShownAs: z.enum(childNames, 'Say how a child is shown on bills'),
  /** The days from a bill to its due day. */
  dueDays: wholeNumber(0, 366, 'Please enter 0 to 366 days'),
  needs: z
    .array(z.enum(billingNeeds, 'Choose what the payer needs from the list'), 'Choose what the payer needs')
    .check(z.refine((needs) => new Set(needs).size === needs.length, 'Please name each need once')),
  /** Null reads what is usual for the plan's program. */
  policy: z.nullable(policy),
});
export type Contract = z.output<typeof contract>;
