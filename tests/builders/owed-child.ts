import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { type Day, daysBetween, plusDays } from '#domain/platform/dates.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';
import { buildClient } from './client-builder.ts';
import { buildMandate } from './mandate-builder.ts';
import { buildOrganization } from './organization-builder.ts';
import { pastSessions, plannedSessions, schoolClosings } from './owed-year.ts';
import { buildPlan } from './plan-builder.ts';

export interface OwedChild {
  clientId: number;
  schoolId: number;
  mandateId: number;
}

/** Adds the child of the school year, with the closings of the school and the sessions as they are on November 21, 2026. */
export async function addOwedChild(therapist: TestVisitor): Promise<OwedChild> {
  const addId = async (path: string, body: object) =>
    (await addRecord<{ id: number }>(therapist, path, body)).id;
  const clientId = await addId('/api/clients', buildClient());
  const schoolId = await addId('/api/organizations', buildOrganization());
  const closings = schoolClosings.map((closing) => ({
    ...closing,
    reason: 'Closed',
    organizationId: schoolId,
  }));
  await addRecord(therapist, '/api/closings/batch', { closings });
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId }));
  const { id: mandateId } = await addRecord<Mandate>(
    therapist,
    '/api/mandates',
    buildMandate({ clientId, planId, schoolId }),
  );
  for (const { date, duration, status, missedReason, makesUpFor } of pastSessions()) {
    const session = { clientId, type: 'group', date, duration, status, missedReason };
    const { id } = await addRecord<Session>(therapist, '/api/sessions', session);
    if (makesUpFor !== null) await therapist.put(`/api/sessions/${id}`, { makesUpFor });
  }
  await planSessions(therapist, clientId);
  return { clientId, schoolId, mandateId };
}

/** Plans the sessions until June by one call, as a therapist does. */
async function planSessions(therapist: TestVisitor, clientId: number): Promise<void> {
  const [first] = plannedSessions();
  await addRecord(therapist, '/api/sessions/series', {
    clientId,
    type: 'group',
    date: first?.date,
    duration: 30,
    weekdays: ['Tuesday', 'Thursday'],
    until: '2027-06-18',
    skip: schoolClosings.flatMap(({ firstDay, lastDay }) => daysFrom(firstDay, lastDay)),
  });
}

function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => plusDays(first, index));
}
