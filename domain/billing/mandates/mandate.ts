import * as z from 'zod/mini';
import { planOfGoal } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import { optionalDay, requiredDay } from '#domain/platform/day-fields.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import {
  type Fault,
  nullish,
  recordId,
  recordRule,
  seenUpdatedAt,
  wholeNumber,
} from '#domain/platform/record-fields.ts';
import { day, id, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { LONG_TEXT_LIMIT, optionalText, requiredText } from '#domain/platform/text.ts';
import { weekdayNames } from '#domain/platform/week.ts';

export const deliveries = ['direct', 'consult'] as const;
export type Delivery = (typeof deliveries)[number];

export const mandatePeriods = ['week', 'month', 'cycle', 'year'] as const;
export type MandatePeriod = (typeof mandatePeriods)[number];

export const mandatePlaces = ['pull-out', 'push-in', 'either'] as const;
export type MandatePlace = (typeof mandatePlaces)[number];

export const TERMS_LIMIT = 12;
/** The most sessions that one call counts toward a mandate: as many as a closing cancels. */
const MOST_COUNTED = 2_000;

const weekdaysMessage = 'Choose the usual days from the list';
const cycleMessage = 'A cycle has 2 to 10 school days';

/** What is promised from a day on: 2 sessions of 30 minutes a week, in a group of at most 5. */
export const mandateTerm = z.strictObject({
  startsOn: requiredDay('Please enter the day from which this holds'),
  sessions: wholeNumber(1, 99, 'Please enter 1 to 99 sessions'),
  per: z.enum(mandatePeriods, 'Choose the period from the list'),
  /** School days in a cycle; null where the period is another. */
  cycleDays: z.nullable(wholeNumber(2, 10, cycleMessage)),
  minutes: wholeNumber(15, 480, 'Please enter 15 to 480 minutes'),
  /** At most so many children at once; 1 is individual. */
  group: wholeNumber(1, 12, 'A group has 1 to 12 children'),
  place: z.enum(mandatePlaces, 'Choose pull-out, push-in or either'),
  /** The usual days; empty until sessions are planned. */
  weekdays: z
    .array(z.enum(weekdayNames, weekdaysMessage), weekdaysMessage)
    .check(z.refine((days) => new Set(days).size === days.length, 'Please name each usual day once')),
});
export type MandateTerm = z.output<typeof mandateTerm>;

/** A practitioner's written order for the service, as Medicaid asks for it. */
const writtenOrder = z.strictObject({
  writtenOn: requiredDay('Please enter the day of the order'),
  practitioner: requiredText('Please enter who wrote the order'),
  npi: optionalText(20),
  /** The frequency and duration that it says. */
  says: optionalText(),
  until: optionalDay('Please enter a valid last day of the order'),
});
export type WrittenOrder = z.output<typeof writtenOrder>;

const payerMessage = 'Choose who pays from the list';
const termsMessage = 'Please say what the mandate promises';
const sessionIdsMessage = 'The sessions to count must be a list of their numbers';

const fields = {
  /** The organization that pays; null is the family. */
  payerId: nullish(recordId(payerMessage)),
  schoolId: nullish(recordId('Choose the school from the list')),
  service: z.optional(requiredText('Please enter the service')),
  delivery: z.optional(z.enum(deliveries, 'Choose direct service or consultation')),
  endsOn: requiredDay('Please enter the last day of the mandate'),
  /** The first one begins the mandate; each later one is a change from its day on. */
  terms: z
    .array(mandateTerm, termsMessage)
    .check(
      z.minLength(1, termsMessage),
      z.maxLength(TERMS_LIMIT, `A mandate changes at most ${TERMS_LIMIT - 1} times. Begin a new one`),
    ),
  authorizationNumber: z.optional(optionalText(60)),
  order: nullish(writtenOrder),
  /** "Room 12", "not during reading". */
  notes: z.optional(optionalText(LONG_TEXT_LIMIT)),
};

/** The sessions that are to count toward the mandate from now on. */
const sessionIds = z.optional(
  z
    .array(recordId(sessionIdsMessage), sessionIdsMessage)
    .check(z.maxLength(MOST_COUNTED, `At most ${MOST_COUNTED} sessions can be counted at once`)),
);

const FURTHER_LIMIT = 11;

/**
 * A new mandate. It names its plan or describes a new one (`plan`), which is created with it. `further` are others of the
 * same plan, with the same payer, school, last day and details. `mandateFault` checks their days.
 */
export const newMandate = z.object({
  clientId: recordId('Client is required'),
  planId: z.optional(recordId('Please choose a plan from the list')),
  plan: z.optional(planOfGoal),
  ...fields,
  sessionIds,
  further: z.optional(
    z
      .array(
        z.object({ delivery: fields.delivery, terms: fields.terms, sessionIds }),
        'The further mandates must be a list',
      )
      .check(z.maxLength(FURTHER_LIMIT, `Please add at most ${FURTHER_LIMIT + 1} mandates at once`)),
  ),
});
export type NewMandate = z.output<typeof newMandate>;

/** A partial change of a mandate. Its client cannot change. */
export const mandateChange = z.partial(
  z.object({ planId: recordId('Plan is required'), ...fields, sessionIds, updatedAt: seenUpdatedAt }),
);
export type MandateChange = z.output<typeof mandateChange>;

/** The days of a mandate, with what it promises in them. */
export interface MandateDays {
  endsOn: Day;
  terms: readonly MandateTerm[];
}

/** Returns what is wrong with the days and terms of a mandate; undefined if nothing is. */
export function mandateFault({ endsOn, terms }: MandateDays): Fault<'endsOn' | 'terms'> | undefined {
  const [first] = terms;
  if (first === undefined) return { field: 'terms', message: termsMessage };
  if (endsOn < first.startsOn) {
    return { field: 'endsOn', message: 'The mandate must not end before it begins' };
  }
  const isOutOfOrder = terms.some(({ startsOn }, index) => {
    const before = terms[index - 1];
    return before !== undefined && startsOn <= before.startsOn;
  });
  if (isOutOfOrder) {
    return { field: 'terms', message: 'Each change of a mandate must begin after the one before' };
  }
  if (terms.some(({ per, cycleDays }) => (per === 'cycle') !== (cycleDays !== null))) {
    return { field: 'terms', message: cycleMessage };
  }
  const last = terms.at(-1);
  if (last !== undefined && last.startsOn > endsOn) {
    return { field: 'terms', message: 'Each change of a mandate must begin before it ends' };
  }
  return undefined;
}

/** Returns what is wrong with a mandate's days beside those of its plan; undefined if nothing is. */
export function mandateOutsidePlan(
  mandate: MandateDays,
  plan: { startsOn: Day; endsOn: Day },
): Fault<'endsOn'> | undefined {
  return firstDayOf(mandate) < plan.startsOn || mandate.endsOn > plan.endsOn
    ? { field: 'endsOn', message: 'A mandate must lie within the days of its plan' }
    : undefined;
}

export const mandateRecord = describeRecord({
  noun: 'mandate',
  words: { one: 'mandate', several: 'mandates' },
  about: 'Promises of service in a plan: how many sessions of how many minutes, for how long, who pays',
  table: 'mandates',
  fields: {
    ...owned,
    clientId: id,
    planId: id,
    payerId: z.nullable(id),
    schoolId: z.nullable(id),
    service: z.string(),
    delivery: z.enum(deliveries),
    endsOn: day,
    /** Earliest first. */
    terms: z.array(mandateTerm),
    authorizationNumber: text,
    order: z.nullable(writtenOrder),
    notes: text,
    ...moments,
  },
  parents: { clientId: 'clients', planId: 'plans' },
  links: { payerId: 'organizations', schoolId: 'organizations' },
  defaults: { service: 'Occupational therapy', delivery: 'direct' },
  // The client cannot be changed after creation.
  setElsewhere: ['clientId'],
  rules: newMandate,
  changeRules: mandateChange,
  wholeRules: recordRule((mandate: MandateDays) => mandateFault(mandate)?.message),
  upgrades: [],
});
export type Mandate = Answered<typeof mandateRecord>;

/** Returns the first day of a mandate: that of its first term. */
export function firstDayOf({ terms, endsOn }: MandateDays): Day {
  return terms[0]?.startsOn ?? endsOn;
}

/** Returns the term of a mandate that holds on a day; undefined outside of the mandate's days. */
export function termOn({ terms, endsOn }: MandateDays, on: Day): MandateTerm | undefined {
  return on > endsOn ? undefined : terms.findLast(({ startsOn }) => startsOn <= on);
}
