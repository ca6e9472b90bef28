import type { Client } from '#domain/caseload/clients/client.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { practiceToday } from './caseload-records.ts';
import { type Requests, recordAdder } from './record-adder.ts';

/** Adds a client with goals, whose plan requires a report today. */
export async function addDueReport(requests: Requests, firstName: string, goalNames: readonly string[] = []) {
  const add = recordAdder(requests);
  const { id: clientId } = await add<Client>('clients', buildClient({ firstName, lastName: 'Sample' }));
  const dueOn = practiceToday();
  const first = buildFirstGoal({ clientId, name: goalNames[0] ?? 'Cutting on a line' });
  const { planId } = await add<Goal>('goals', {
    ...first,
    plan: { ...first.plan, startsOn: '2026-09-08', endsOn: '2099-06-25', reportDays: [dueOn] },
  });
  for (const name of goalNames.slice(1)) await add('goals', buildGoal({ clientId, planId, name }));
  return { clientId, planId, dueOn };
}
