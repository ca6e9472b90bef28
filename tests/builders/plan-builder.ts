import type { NewPlan } from '#domain/clinical/plans/plan.ts';

/** Builds a request to create a school year's plan; pass the client, and what matters. */
export function buildPlan(changes: Partial<NewPlan> & Pick<NewPlan, 'clientId'>): NewPlan {
  return {
    program: 'iep',
    title: 'IEP 2026-27',
    startsOn: '2026-09-08',
    endsOn: '2027-06-25',
    setting: 'school-classroom',
    serviceText: '2x30 individual weekly',
    school: 'Willow Street School',
    reportDays: ['2026-11-13', '2027-02-05'],
    diagnosisCodes: ['F82'],
    procedureCodes: ['X1001'],
    precautions: 'Allergic to latex.',
    ...changes,
  };
}
