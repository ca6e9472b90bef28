import { forCaseload } from '#server/database/caseload.ts';
import type { Database } from '#server/database/connection.ts';
import { clientRow, NOW, sessionRow } from './two-caseloads.ts';

const CLIENTS = 60;
const FOUR_HOURS_MS = 4 * 60 * 60 * 1000;

/** Gives a therapist the sessions of ten years of work, straight into her tables. */
export async function writeTenYears(
  database: Database,
  therapistId: number,
  sessionCount = 20_000,
): Promise<void> {
  const actor = { kind: 'therapist', id: therapistId, address: null } as const;
  const caseload = forCaseload({ database, therapistId, clock: () => new Date(NOW) }, actor);
  await caseload.write(async (queries) => {
    const clients = Array.from({ length: CLIENTS }, () => clientRow);
    const clientIds = await queries.insertReturningIds('clients', clients);
    const sessions = Array.from({ length: sessionCount }, (_, index) => ({
      ...sessionRow,
      client_id: clientIds[index % CLIENTS] ?? 0,
      date: new Date(Date.parse(NOW) - index * FOUR_HOURS_MS).toISOString(),
      notes: `Session ${index}: held the pencil with a tripod grip, needed two prompts to stay at the table.`,
    }));
    await queries.insertInto('sessions', sessions);
  });
}
