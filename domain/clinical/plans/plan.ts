import * as z from 'zod/mini';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { type Fault, recordId, recordRule, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, id, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText, requiredText } from '#domain/platform/text.ts';
import { diagnosisCodes, procedureCodes } from './plan-codes.ts';
import { planPrograms, planSettings } from './plan-labels.ts';

const MOST_REPORT_DAYS = 12;
const PRECAUTIONS_LIMIT = 2_000;
export const WAIVER_REASON_LIMIT = 500;

const reportDay = requiredDay('Please enter valid report days');

const ownFields = {
  program: z.enum(planPrograms, 'Choose the program of the plan'),
  title: requiredText('Title is required'),
  startsOn: requiredDay('Please enter the first day of the plan'),
  endsOn: requiredDay('Please enter the last day of the plan'),
  setting: z.optional(z.nullable(z.enum(planSettings, 'Choose a setting from the list'))),
  /** The amount of service: "2x30 individual weekly". */
  serviceText: z.optional(optionalText()),
  school: z.optional(optionalText()),
  /** The days on which reports are due. */
  reportDays: z.optional(
    z.array(reportDay, 'Report days must be a list of days').check(
      z.maxLength(MOST_REPORT_DAYS, `Please use at most ${MOST_REPORT_DAYS} report days`),
      z.refine((days) => new Set(days).size === days.length, 'Please name each report day once'),
    ),
  ),
  diagnosisCodes: z.optional(diagnosisCodes),
  procedureCodes: z.optional(procedureCodes),
  precautions: z.optional(optionalText(PRECAUTIONS_LIMIT)),
};

/** A plan without its client: sent with a child's first goal, which names the client. */
export const planOfGoal = z.object(ownFields);

/** A new plan. `planFault` checks the order of its days. */
export const newPlan = z.object({ clientId: recordId('Client is required'), ...ownFields });
export type NewPlan = z.output<typeof newPlan>;

/** A partial change of a plan. The client cannot change. */
export const planChange = z.partial(z.object({ ...ownFields, updatedAt: seenUpdatedAt }));
export type PlanChange = z.output<typeof planChange>;

/** A report of a plan that will not be written, and why. */
const waivedReport = z.strictObject({
  dueOn: day,
  reason: requiredText('Say why the report is waived', 1, WAIVER_REASON_LIMIT),
  /** The full name of the person who waived it. */
  waivedBy: z.string().check(z.minLength(1), z.maxLength(200)),
  waivedOn: day,
});
export type WaivedReport = z.output<typeof waivedReport>;

/** A waiver of one due report; a null reason takes it back. */
export const reportWaiver = z.object({
  dueOn: reportDay,
  reason: z.nullable(requiredText('Say why the report is waived', 1, WAIVER_REASON_LIMIT)),
});
export type ReportWaiver = z.output<typeof reportWaiver>;

interface PlanDays {
  startsOn: Day;
  endsOn: Day;
  reportDays: readonly Day[];
  waivedReports?: readonly Pick<WaivedReport, 'dueOn'>[];
}

/** Returns what is wrong with the days of a plan; undefined if nothing is. */
export function planFault({
  startsOn,
  endsOn,
  reportDays,
  waivedReports = [],
}: PlanDays): Fault<'endsOn' | 'reportDays'> | undefined {
  if (endsOn < startsOn) return { field: 'endsOn', message: 'The plan must not end before it begins' };
  const isOutside = reportDays.some((reportDay) => reportDay < startsOn || reportDay > endsOn);
  if (isOutside) {
    return { field: 'reportDays', message: 'Every report day must lie within the days of the plan' };
  }
  const removed = waivedReports.find(({ dueOn }) => !reportDays.includes(dueOn));
  return removed && { field: 'reportDays', message: waivedDayMessage(removed.dueOn) };
}

function waivedDayMessage(dueOn: Day): string {
  return `The report due ${formatDay(dueOn)} is waived. Take the waiver back before you remove or change its day`;
}

type WholePlan = PlanDays & { waivedReports: readonly WaivedReport[] };

function repeatedWaiver({ waivedReports }: WholePlan): string | undefined {
  const days = new Set(waivedReports.map(({ dueOn }) => dueOn));
  return days.size < waivedReports.length ? 'A report can be waived only once' : undefined;
}

export const planRecord = describeRecord({
  noun: 'plan',
  words: { one: 'plan', several: 'plans' },
  about: 'The documents that goals belong to: an IEP, a preschool plan, an IESP, a 504 plan, a private one',
  table: 'plans',
  fields: {
    ...owned,
    clientId: id,
    program: z.enum(planPrograms),
    title: z.string(),
    startsOn: day,
    endsOn: day,
    setting: z.nullable(z.enum(planSettings)),
    serviceText: text,
    school: text,
    /** Earliest first. */
    reportDays: z.array(day),
    diagnosisCodes: z.array(z.string()),
    procedureCodes: z.array(z.string()),
    precautions: text,
    /** In the order of their days; each is one of the report days. */
    waivedReports: z.array(waivedReport),
    ...moments,
  },
  parents: { clientId: 'clients' },
  defaults: { reportDays: [], diagnosisCodes: [], procedureCodes: [], waivedReports: [] },
  // The client cannot be changed after creation; waivers have a call of their own.
  setElsewhere: ['clientId', 'waivedReports'],
  rules: newPlan,
  changeRules: planChange,
  wholeRules: recordRule((plan: WholePlan) => planFault(plan)?.message ?? repeatedWaiver(plan)),
  upgrades: [(earlier) => ({ waivedReports: [], ...earlier })],
});
export type Plan = Answered<typeof planRecord>;

/** Returns why a plan cannot have these days, because of a mandate that lies outside; undefined if it can. */
export function planBesideMandates(
  { startsOn, endsOn }: Pick<Plan, 'startsOn' | 'endsOn'>,
  mandates: readonly { startsOn: Day; endsOn: Day }[],
): string | undefined {
  const longest = mandates.find((mandate) => mandate.endsOn > endsOn);
  if (longest)
    return `A mandate of this plan runs until ${formatDay(longest.endsOn)}. Change the mandate first`;
  const earliest = mandates.find((mandate) => mandate.startsOn < startsOn);
  return (
    earliest && `A mandate of this plan begins on ${formatDay(earliest.startsOn)}. Change the mandate first`
  );
}

/** Returns the days on which the plan requires a report that is not waived, earliest first. */
export function requiredReportDays({
  reportDays,
  waivedReports,
}: Pick<Plan, 'reportDays' | 'waivedReports'>): Day[] {
  const waived = new Set(waivedReports.map(({ dueOn }) => dueOn));
  return reportDays.filter((reportDay) => !waived.has(reportDay)).toSorted();
}

/** Returns a waiver as a sentence: by whom, when and why a report is not written. */
export function waiverText({ dueOn, reason, waivedBy, waivedOn }: WaivedReport): string {
  return `The report due ${formatDay(dueOn)} was waived on ${formatDay(waivedOn)} by ${waivedBy}: ${reason}`;
}

/** Returns the next day, from `today` on, on which a report of the plan is due. */
export function nextReportDay(plan: Pick<Plan, 'reportDays' | 'waivedReports'>, today: Day): Day | undefined {
  return requiredReportDays(plan).find((reportDay) => reportDay >= today);
}
