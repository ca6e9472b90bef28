import * as z from 'zod/mini';
import { goalFormStart } from '#domain/clinical/goals/goal-form-values.ts';
import { type Plan, planFault } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { Fault } from '#domain/platform/record-fields.ts';
import {
  type Delivery,
  firstDayOf,
  type Mandate,
  type MandateTerm,
  mandateFault,
  mandateOutsidePlan,
  type NewMandate,
  newMandate,
} from './mandate.ts';
import { type MandateReading, NOTATION_REFUSAL, readMandate } from './mandate-notation.ts';

/** The values of the form of a new mandate as typed. */
export interface MandateFormValues {
  /** "2x30 weekly 5:1", or several joined with "+". */
  line: string;
  /** What the line leaves open: the most children in the group, and the school days of a cycle. */
  group: string;
  cycleDays: string;
  startsOn: string;
  endsOn: string;
  /** The plan's id; empty for a new plan. */
  planId: string;
  plan: ReturnType<typeof goalFormStart>['plan'];
  /** The payer's id; empty for the family. */
  payerId: string;
  schoolId: string;
  details: MandateDetailValues;
}

/** The form values of a mandate's details, without its terms. */
export interface MandateDetailValues {
  service: string;
  authorizationNumber: string;
  notes: string;
  order: { writtenOn: string; practitioner: string; npi: string; says: string; until: string };
}

const noOrder = { writtenOn: '', practitioner: '', npi: '', says: '', until: '' };

const newDetails: MandateDetailValues = {
  service: 'Occupational therapy',
  authorizationNumber: '',
  notes: '',
  order: noOrder,
};

/**
 * Returns the form values of a new mandate of a plan, or of a new plan for the school year around `today`. The plan's
 * service text is typed for its first mandate; payer and school are those of the latest one of the plan, else of the
 * child.
 */
export function mandateFormStart(
  plan: Plan | undefined,
  mandates: readonly Mandate[],
  today: Day,
): MandateFormValues {
  const newest = mandates.toSorted((one, other) => other.id - one.id);
  const ofPlan = newest.filter(({ planId }) => planId === plan?.id);
  const like = ofPlan[0] ?? newest[0];
  const start = goalFormStart(plan?.id, today);
  return {
    line: ofPlan.length === 0 ? (plan?.serviceText ?? '') : '',
    group: '',
    cycleDays: '',
    startsOn: plan?.startsOn ?? start.plan.startsOn,
    endsOn: plan?.endsOn ?? start.plan.endsOn,
    planId: start.planId,
    plan: start.plan,
    payerId: like?.payerId == null ? '' : String(like.payerId),
    schoolId: like?.schoolId == null ? '' : String(like.schoolId),
    details: newDetails,
  };
}

/** Returns the form values of a mandate's details, without its terms. */
export function detailsOfMandate({
  service,
  authorizationNumber,
  notes,
  order,
}: Mandate): MandateDetailValues {
  return {
    service,
    authorizationNumber: authorizationNumber ?? '',
    notes: notes ?? '',
    order: order
      ? {
          writtenOn: order.writtenOn,
          practitioner: order.practitioner,
          npi: order.npi ?? '',
          says: order.says ?? '',
          until: order.until ?? '',
        }
      : noOrder,
  };
}

/** Returns what the request says of the typed details; an order of which nothing is typed is none. */
export function detailsOfForm({ order, ...details }: MandateDetailValues) {
  return { ...details, order: Object.values(order).every((text) => text.trim() === '') ? null : order };
}

/** A promise without its first day and usual days. */
type PromisedService = Omit<MandateTerm, 'startsOn' | 'weekdays'> & { delivery: Delivery };

/** Returns what a reading promises, with what its line leaves open. */
export function promisedBy(
  { sessions, minutes, per, place, delivery, ...reading }: MandateReading,
  open: { group: string; cycleDays: string },
): PromisedService {
  const cycleDays = reading.asksFor.includes('cycleDays') ? Number(open.cycleDays) : reading.cycleDays;
  return {
    sessions,
    per,
    cycleDays: per === 'cycle' ? cycleDays : null,
    minutes,
    group: reading.group ?? Number(open.group),
    place,
    delivery,
  };
}

/** The context of a new mandate: its client and the client's plans. */
interface MandateFormPlace {
  clientId: number;
  plans: readonly Plan[];
}

/** Returns the mandates of the typed line; none if it is not understood. */
export function mandatesOfForm(values: MandateFormValues, { clientId }: Pick<MandateFormPlace, 'clientId'>) {
  const { line, startsOn, endsOn, planId, plan, payerId, schoolId, details } = values;
  const ofPlan = planId === '' ? { plan: { ...plan, serviceText: line } } : { planId: Number(planId) };
  return (readMandate(line) ?? []).map((reading) => {
    const { delivery, ...promise } = promisedBy(reading, values);
    return {
      clientId,
      ...ofPlan,
      payerId: idOrNull(payerId),
      schoolId: idOrNull(schoolId),
      delivery,
      endsOn,
      terms: [{ startsOn, ...promise, weekdays: [] }],
      ...detailsOfForm(details),
    };
  });
}

/** Returns the id that a select names; null if it names none. */
export function idOrNull(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Returns the schema of the form, which applies the server's rules and puts each message at its field. */
export function mandateForm(place: MandateFormPlace) {
  return z.pipe(
    z.custom<MandateFormValues>(),
    z.transform((values, context): NewMandate[] => {
      const fail = (message: string, path: (string | number)[]) =>
        context.issues.push({ code: 'custom', message, path, input: values });
      const typed = mandatesOfForm(values, place);
      if (typed.length === 0) fail(NOTATION_REFUSAL, ['line']);
      const mandates = typed.flatMap((one) => {
        const parsed = newMandate.safeParse(one);
        for (const { message, path } of parsed.error?.issues ?? []) fail(message, fieldOf(path));
        return parsed.data ?? [];
      });
      const [mandate] = mandates;
      if (mandate === undefined || mandates.length < typed.length) return z.NEVER;
      const fault = faultOf(mandate, place.plans);
      if (fault) fail(fault.message, fault.path);
      return mandates;
    }),
  );
}

/** Returns the form's field of a part of the request. */
export function fieldOf(path: readonly PropertyKey[]): (string | number)[] {
  const names = path.filter((part) => typeof part !== 'symbol');
  const [field, , part] = names;
  if (field === 'terms') {
    return [part === 'group' || part === 'cycleDays' || part === 'startsOn' ? part : 'line'];
  }
  const isDetail = field !== undefined && field in newDetails;
  return isDetail ? ['details', ...names] : names;
}

function faultOf(
  mandate: NewMandate,
  plans: readonly Plan[],
): { message: string; path: string[] } | undefined {
  const planned = mandate.plan && planFault({ ...mandate.plan, reportDays: [] });
  if (planned) return { message: planned.message, path: ['plan', planned.field] };
  const own: Fault<'endsOn' | 'terms'> | undefined = mandateFault(mandate);
  if (own) return { message: own.message, path: [own.field === 'terms' ? 'line' : own.field] };
  const plan = mandate.plan ?? plans.find(({ id }) => id === mandate.planId);
  const outside = plan && mandateOutsidePlan(mandate, plan);
  if (!outside || !plan) return undefined;
  return {
    message: outside.message,
    path: [firstDayOf(mandate) < plan.startsOn ? 'startsOn' : outside.field],
  };
}
