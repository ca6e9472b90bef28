import * as z from 'zod/mini';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { WeekdayName } from '#domain/platform/week.ts';
import {
  type Mandate,
  type MandateChange,
  type MandateTerm,
  mandateChange,
  mandateFault,
  mandateOutsidePlan,
  mandateTerm,
} from './mandate.ts';
import {
  detailsOfForm,
  detailsOfMandate,
  fieldOf,
  idOrNull,
  type MandateDetailValues,
  promisedBy,
} from './mandate-form.ts';
import { mandateLine } from './mandate-line.ts';
import { NOTATION_REFUSAL, readMandate } from './mandate-notation.ts';

/** The values of the form that changes a mandate from a day on. */
export interface MandateChangeValues {
  startsOn: string;
  line: string;
  group: string;
  cycleDays: string;
}

/** Returns the initial values: what holds now, from today on. */
export function changeFormStart({ terms, delivery }: Mandate, today: Day): MandateChangeValues {
  const last = terms.at(-1);
  return { startsOn: today, line: last ? mandateLine(last, delivery) : '', group: '', cycleDays: '' };
}

/** Returns the schema of the form, which adds a term to the mandate. */
export function mandateChangeForm(mandate: Mandate) {
  return z.pipe(
    z.custom<MandateChangeValues>(),
    z.transform((values, context): MandateTerm[] => {
      const fail = (message: string, path: (string | number)[]) =>
        context.issues.push({ code: 'custom', message, path, input: values });
      const [reading, ...others] = readMandate(values.line) ?? [];
      if (!reading || others.length > 0 || reading.delivery !== mandate.delivery) {
        fail(reading ? 'Please add another mandate for this' : NOTATION_REFUSAL, ['line']);
        return z.NEVER;
      }
      const { delivery: _delivery, ...promise } = promisedBy(reading, values);
      const before = mandate.terms.at(-1);
      const weekdays = before && isSameRhythm(before, promise) ? before.weekdays : [];
      const parsed = mandateTerm.safeParse({ startsOn: values.startsOn, ...promise, weekdays });
      for (const { message, path } of parsed.error?.issues ?? [])
        fail(message, fieldOf(['terms', 0, ...path]));
      if (!parsed.success) return z.NEVER;
      const terms = [...mandate.terms, parsed.data];
      const fault = mandateFault({ endsOn: mandate.endsOn, terms });
      if (fault) fail(fault.message, ['startsOn']);
      return terms;
    }),
  );
}

function isSameRhythm(
  { sessions, per }: Pick<MandateTerm, 'sessions' | 'per'>,
  other: Pick<MandateTerm, 'sessions' | 'per'>,
): boolean {
  return sessions === other.sessions && per === other.per;
}

/** The values of the form that corrects a mandate. */
export interface MandateCorrectionValues {
  terms: { startsOn: string; line: string; weekdays: WeekdayName[] }[];
  endsOn: string;
  planId: string;
  payerId: string;
  schoolId: string;
  details: MandateDetailValues;
}

/** Returns the form values of a mandate. */
export function correctionFormStart(mandate: Mandate): MandateCorrectionValues {
  const { terms, delivery, endsOn, planId, payerId, schoolId } = mandate;
  return {
    terms: terms.map(({ startsOn, weekdays, ...promise }) => ({
      startsOn,
      line: mandateLine(promise, delivery),
      weekdays,
    })),
    endsOn,
    planId: String(planId),
    payerId: payerId === null ? '' : String(payerId),
    schoolId: schoolId === null ? '' : String(schoolId),
    details: detailsOfMandate(mandate),
  };
}

/** Returns the schema of the form, which applies the server's rules and puts each message at its field. */
export function mandateCorrectionForm(plans: readonly Plan[]) {
  return z.pipe(
    z.custom<MandateCorrectionValues>(),
    z.transform((values, context): MandateChange => {
      const fail = (message: string, path: (string | number)[]) =>
        context.issues.push({ code: 'custom', message, path, input: values });
      const read = values.terms.map(({ line }) => readMandate(line) ?? []);
      read.forEach((readings, index) => {
        const isOne = readings.length === 1 && readings[0]?.asksFor.length === 0;
        const isAlike = readings[0]?.delivery === read[0]?.[0]?.delivery;
        if (!isOne || !isAlike) fail(NOTATION_REFUSAL, ['terms', index, 'line']);
      });
      if (context.issues.length > 0) return z.NEVER;
      const promises = read.flatMap(([reading]) =>
        reading ? promisedBy(reading, { group: '', cycleDays: '' }) : [],
      );
      const parsed = mandateChange.safeParse({
        planId: Number(values.planId),
        payerId: idOrNull(values.payerId),
        schoolId: idOrNull(values.schoolId),
        delivery: promises[0]?.delivery,
        endsOn: values.endsOn,
        terms: promises.map(({ delivery: _delivery, ...promise }, index) => ({
          startsOn: values.terms[index]?.startsOn,
          weekdays: values.terms[index]?.weekdays,
          ...promise,
        })),
        ...detailsOfForm(values.details),
      });
      for (const { message, path } of parsed.error?.issues ?? []) fail(message, correctedField(path));
      if (!parsed.success) return z.NEVER;
      const { endsOn = '', terms = [] } = parsed.data;
      const fault = mandateFault({ endsOn, terms });
      const plan = plans.find(({ id }) => String(id) === values.planId);
      const outside = fault ?? (plan && mandateOutsidePlan({ endsOn, terms }, plan));
      if (outside) {
        const isAtEnd = outside.field === 'endsOn' && (plan === undefined || fault || endsOn > plan.endsOn);
        fail(outside.message, isAtEnd ? ['endsOn'] : ['terms', fault ? terms.length - 1 : 0, 'startsOn']);
      }
      return parsed.data;
    }),
  );
}

function correctedField(path: readonly PropertyKey[]): (string | number)[] {
  const [field, index, part] = path;
  if (field !== 'terms') return fieldOf(path);
  const isOwn = part === 'startsOn' || part === 'weekdays';
  return ['terms', typeof index === 'number' ? index : 0, isOwn ? part : 'line'];
}
