import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { MarkKey } from '#domain/clinical/results/marks.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const FIRST_DAY = '2023-09-05';
const letters: readonly MarkKey[] = ['I', 'V', 'M', 'X'];

/** A goal with a result on each of so many days. */
export async function goalOfResults(therapist: TestVisitor, count: number): Promise<Goal> {
  const { id: clientId } = await addRecord<Client>(therapist, '/api/clients', buildClient());
  const days = { startsOn: FIRST_DAY, targetOn: plusDays(FIRST_DAY, count) };
  const body = { ...buildFirstGoal({ clientId }), ...days };
  const goal = await addRecord<Goal>(therapist, '/api/goals', body);
  for (let day = 0; day < count; day += 1) {
    const date = `${plusDays(FIRST_DAY, day)}T14:00:00.000Z`;
    const session = await addRecord<Session>(
      therapist,
      '/api/sessions',
      buildSession({ clientId, date, status: 'completed' }),
    );
    const marks = Array.from({ length: 5 }, (_, trial) => letters[(day * 7 + trial * trial) % 4] ?? null);
    const path = `/api/sessions/${session.id}/results/${goal.id}`;
    const reply = await therapist.put(path, buildResult({ marks }));
    if (reply.status !== 200) throw new Error(`PUT ${path} answered ${reply.status}: ${reply.text}`);
  }
  return goal;
}
