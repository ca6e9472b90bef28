import * as z from 'zod/mini';
import { missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import { sessionStatuses, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { progressIndicators } from '#domain/clinical/notes/note-labels.ts';
import { planPrograms, planSettings } from '#domain/clinical/plans/plan-labels.ts';
import { count, day, text } from '#domain/platform/stored-shapes.ts';
import { weekdayNames } from '#domain/platform/week.ts';
import { LAST_CHECK } from './finding.ts';

// The texts of bills are read from these shapes forever: field names never change, later fields are optional, since
// earlier texts lack them. They hold no database ids, which an import changes.

/** A time of day in the practice's time zone: "14:30". */
const wallTime = z.string().check(z.regex(/^\d{2}:\d{2}$/));

/** A warning that was billed, with its reason. */
const acknowledgedFinding = z.strictObject({
  check: z.int().check(z.minimum(1), z.maximum(LAST_CHECK)),
  sentence: z.string(),
  reason: z.string(),
});

/** A session of the period, missed and planned ones too. */
const logRow = z.strictObject({
  day,
  start: wallTime,
  /** Earlier than the start where the session ends on the next day. */
  end: wallTime,
  minutes: count,
  type: z.enum(sessionTypes),
  /** The children present, this one included; null for one child alone. */
  groupSize: z.nullable(count),
  /** A number of the meeting, the same for every child of a group on that day; null without a group. */
  groupNumber: z.nullable(count),
  status: z.enum(sessionStatuses),
  /** Of a missed session; null where no reason was stated. */
  missedReason: z.nullable(z.enum(missedReasons)),
  makeUpFor: z.nullable(day),
  setting: z.nullable(z.enum(planSettings)),
  progress: z.nullable(z.enum(progressIndicators)),
  diagnosisCodes: z.array(z.string()),
  procedureCodes: z.array(z.string()),
  signedOn: z.nullable(day),
  /** In hundredths; null where nothing is billed, as are the rate and the cents. */
  units: z.nullable(count),
  /** Cents a unit, or cents a minute where units are null. */
  rate: z.nullable(count),
  cents: z.nullable(count),
  /** Why a session that could be billed is not: the sentence of the finding; null for all others. */
  leftOut: text,
  acknowledged: z.array(acknowledgedFinding),
});
export type LogRow = z.output<typeof logRow>;

/** The sessions of one child toward one mandate in a period, as attendance and session logs print them. */
export const serviceLog = z.strictObject({
  child: z.strictObject({
    /** The child's name, initials or number, as the payer requires. */
    label: z.string(),
    dateOfBirth: z.nullable(day),
  }),
  plan: z.strictObject({ title: z.string(), program: z.enum(planPrograms) }),
  mandate: z.strictObject({
    service: z.string(),
    /** "2 × 30 weekly, group of 5, pull-out"; a change within the period follows with its day. */
    sentence: z.string(),
    authorizationNumber: text,
    startsOn: day,
    endsOn: day,
  }),
  school: z.nullable(z.strictObject({ name: z.string(), weekdays: z.array(z.enum(weekdayNames)) })),
  /** The days of the log. */
  from: day,
  until: day,
  /** By day and time. */
  rows: z.array(logRow),
  /** The closed days of the school, or of the practice, in the period. */
  closedDays: z.array(z.strictObject({ day, name: z.string() })),
});
export type ServiceLog = z.output<typeof serviceLog>;

/** The text of a bill's part: one child's logs, a log for each mandate that the payer pays. */
const partText = z.strictObject({ logs: z.array(serviceLog).check(z.minLength(1)) });

/** Returns the logs in the text of a bill's part. Throws for a text that is not one. */
export function logsOf(text: string): ServiceLog[] {
  return partText.parse(JSON.parse(text)).logs;
}

/** Returns the authorization numbers of a child's logs as one text: "A-12, B-7"; empty without any. */
export function authorizationsOf(logs: readonly ServiceLog[]): string {
  const numbers = logs.flatMap(({ mandate }) => mandate.authorizationNumber ?? []);
  return [...new Set(numbers)].join(', ');
}
