import * as z from 'zod/mini';
import { type Plan, type PlanChange, planChange, planFault } from './plan.ts';

/** The values of the plan form as typed; codes and report days are separated by spaces. */
export interface PlanFormValues {
  program: Plan['program'];
  title: string;
  startsOn: string;
  endsOn: string;
  setting: string;
  serviceText: string;
  school: string;
  reportDays: { day: string }[];
  diagnosisCodes: string;
  procedureCodes: string;
  precautions: string;
}

/** Returns the form values of a plan. */
export function planFormValues(plan: Plan): PlanFormValues {
  return {
    program: plan.program,
    title: plan.title,
    startsOn: plan.startsOn,
    endsOn: plan.endsOn,
    setting: plan.setting ?? '',
    serviceText: plan.serviceText ?? '',
    school: plan.school ?? '',
    reportDays: plan.reportDays.map((day) => ({ day })),
    diagnosisCodes: plan.diagnosisCodes.join(', '),
    procedureCodes: plan.procedureCodes.join(', '),
    precautions: plan.precautions ?? '',
  };
}

/** The form's schema, which applies the server's rules and puts each message at its field. */
export const planForm = z.pipe(
  z.custom<PlanFormValues>(),
  z.transform((values, context): PlanChange => {
    const parsed = planChange.safeParse({
      ...values,
      setting: values.setting || null,
      reportDays: values.reportDays.map(({ day }) => day).filter(Boolean),
      diagnosisCodes: wordsOf(values.diagnosisCodes),
      procedureCodes: wordsOf(values.procedureCodes),
    });
    for (const { message, path } of parsed.error?.issues ?? []) {
      context.issues.push({ code: 'custom', message, path: path.slice(0, 1), input: values });
    }
    if (!parsed.success) return z.NEVER;
    const { startsOn = '', endsOn = '', reportDays = [] } = parsed.data;
    const fault = planFault({ startsOn, endsOn, reportDays });
    if (fault !== undefined) {
      context.issues.push({ code: 'custom', message: fault.message, path: [fault.field], input: values });
    }
    return parsed.data;
  }),
);

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
