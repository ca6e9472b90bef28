import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { NewOrganization, Organization } from '#domain/billing/organizations/organization.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import { buildMandate } from '#tests/builders/mandate-builder.ts';
import { buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { type Requests, recordAdder } from './record-adder.ts';

/** Returns functions that add schools, their closings, and the mandates of children there. */
export function schoolsOf(requests: Requests) {
  const add = recordAdder(requests);
  return {
    addSchool: (name: string, changes: Partial<NewOrganization> = {}) =>
      add<Organization>('organizations', buildOrganization({ name, ...changes })),
    addMandate: async (clientId: number, schoolId: number) => {
      const plan = await add<Plan>('plans', buildPlan({ clientId }));
      return add<Mandate>('mandates', buildMandate({ clientId, planId: plan.id, schoolId }));
    },
    closeSchool: (organizationId: number, firstDay: Day, reason: string, lastDay: Day = firstDay) =>
      add<Closing>('closings', { firstDay, lastDay, reason, organizationId }),
    organizations: async (): Promise<Organization[]> => (await requests.get('/api/organizations')).json(),
    closings: async (): Promise<Closing[]> => (await requests.get('/api/closings')).json(),
  };
}
