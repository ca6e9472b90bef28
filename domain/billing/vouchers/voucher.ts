import * as z from 'zod/mini';
import { type Day, daysBetween } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import {
  type Fault,
  recordId,
  recordRule,
  seenUpdatedAt,
  wholeNumber,
} from '#domain/platform/record-fields.ts';
import { count, day, id, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText, requiredText } from '#domain/platform/text.ts';
import { LAST_CHECK } from './finding.ts';
import { listedPartShape, partShape } from './voucher-part.ts';

const REASON_LIMIT = 500;
/** The most sessions of one bill. */
const MOST_SESSIONS = 2_000;
const LONGEST_DAYS = 366;

const daysMessage = 'The last day must not be before the first';
const tooMany = `At most ${MOST_SESSIONS} sessions fit on a bill`;

const periodFields = {
  payerId: recordId('Choose who pays from the list'),
  fromOn: requiredDay('Please enter the first day of the bill'),
  untilOn: requiredDay('Please enter the last day of the bill'),
};

const leaveOutMessage = 'The sessions to leave out must be a list of their numbers';
/** The sessions that are not to be on this bill, although they could be. */
const leaveOut = z.optional(
  z.array(recordId(leaveOutMessage), leaveOutMessage).check(z.maxLength(MOST_SESSIONS, tooMany)),
);

/** A warning that goes on the bill, and why. */
const acknowledged = z.strictObject({
  sessionId: recordId('A warning must name its session'),
  check: wholeNumber(1, LAST_CHECK, 'A warning must name its check'),
  reason: requiredText('Say why for each warning', 1, REASON_LIMIT),
});

const inOrder = z.superRefine<VoucherPeriod>((period, context) => {
  const fault = periodFault(period);
  if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
});

/** Asks for the findings of a payer's sessions in a period. */
export const voucherQuestion = z.object({ ...periodFields, leaveOut }).check(inOrder);
export type VoucherQuestion = z.output<typeof voucherQuestion>;

/** A new bill to a payer: every session that no check stops, with a reason for each warning. */
export const newVoucher = z
  .object({
    ...periodFields,
    leaveOut,
    acknowledged: z.optional(
      z.array(acknowledged, 'The warnings must be a list').check(z.maxLength(10 * MOST_SESSIONS, tooMany)),
    ),
  })
  .check(inOrder);
export type NewVoucher = z.output<typeof newVoucher>;

/** That a bill was sent: the day, and how ("County portal", "mail"). */
export const voucherChange = z.object({
  sentOn: requiredDay('Please enter the day on which the bill was sent'),
  sentHow: z.optional(optionalText()),
  updatedAt: seenUpdatedAt,
});
export type VoucherChange = z.output<typeof voucherChange>;

/** Voids a bill. */
export const voucherVoid = z.object({ reason: requiredText('Say why the bill is voided', 1, REASON_LIMIT) });

interface VoucherPeriod {
  fromOn: Day;
  untilOn: Day;
}

/** Returns what is wrong with the days of a bill; undefined if nothing is. */
export function periodFault({ fromOn, untilOn }: VoucherPeriod): Fault<'untilOn'> | undefined {
  if (untilOn < fromOn) return { field: 'untilOn', message: daysMessage };
  return daysBetween(fromOn, untilOn) >= LONGEST_DAYS
    ? { field: 'untilOn', message: 'A bill is over at most a year' }
    : undefined;
}

interface Standing {
  sentOn: Day | null;
  sentHow: string | null;
  voidedOn: Day | null;
  voidReason: string | null;
}

function standingFault({ sentOn, sentHow, voidedOn, voidReason }: Standing): string | undefined {
  if (sentOn === null && sentHow !== null) return 'Only a bill that was sent says how';
  return (voidedOn === null) === (voidReason === null) ? undefined : 'Only a void bill has a reason';
}

/** A bill to a payer: a cover over ordinary invoices, one for each child. What it said is frozen. */
export const voucherRecord = describeRecord({
  noun: 'voucher',
  words: { one: 'bill to a payer', several: 'bills to payers' },
  about: 'Bills to the organizations that pay for service, each over one invoice for each child',
  table: 'vouchers',
  fields: {
    ...owned,
    /** Counted from 1 in the caseload. */
    number: z.int32().check(z.positive()),
    payerId: id,
    fromOn: day,
    untilOn: day,
    /** The cover as JSON with sorted keys, without database ids or a child: see `coverShape`. */
    text: z.string(),
    sentOn: z.nullable(day),
    sentHow: text,
    voidedOn: z.nullable(day),
    voidReason: text,
    ...moments,
  },
  answered: { parts: z.array(partShape) },
  links: { payerId: 'organizations' },
  notInSpreadsheet: ['text', 'parts'],
  setElsewhere: ['number', 'payerId', 'fromOn', 'untilOn', 'text', 'voidedOn', 'voidReason'],
  rules: newVoucher,
  changeRules: voucherChange,
  wholeRules: recordRule(
    (voucher: Standing & VoucherPeriod) => periodFault(voucher)?.message ?? standingFault(voucher),
  ),
  upgrades: [],
});
export type Voucher = Answered<typeof voucherRecord>;

const { text: _text, ...listedFields } = voucherRecord.fields;

/** A bill in the list of bills, where texts are left out, with the sum of its parts. */
export const listedVoucherShape = z.strictObject({
  ...listedFields,
  /** In whole cents; what a deleted child's part came to is in it. */
  cents: count,
  /** Whether all of its invoices are paid; never of a void bill. */
  isPaid: z.boolean(),
  parts: z.array(listedPartShape),
});
export type ListedVoucher = z.output<typeof listedVoucherShape>;

/** Whether a bill was made, sent, or voided. */
export type VoucherStanding = 'made' | 'sent' | 'void';

export const voucherStandingLabels: Record<VoucherStanding, string> = {
  made: 'Made',
  sent: 'Sent',
  void: 'Void',
};

/** Returns how far a bill is. */
export function standingOf({ sentOn, voidedOn }: Pick<Standing, 'sentOn' | 'voidedOn'>): VoucherStanding {
  if (voidedOn !== null) return 'void';
  return sentOn === null ? 'made' : 'sent';
}
