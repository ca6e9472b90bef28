import { insertNotes } from '#server/caseload/sessions/notes-of-sessions.ts';
import { createSignIn } from '#server/people/sign-in/sign-in-store.ts';
import { createUser } from '#server/people/users/user-store.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { clientRow, sessionRow } from '#tests/builders/two-caseloads.ts';

/** A signed-in therapist: the cookie, and a client of the caseload. */
export interface MeasuredTherapist {
  cookie: string;
  clientId: number;
}

const SESSIONS = 200;
const DAY_MS = 86_400_000;

/** Therapists who are signed in, each with a client and 200 sessions with notes. */
export async function writeTherapists(database: Database, count: number): Promise<MeasuredTherapist[]> {
  const therapists: MeasuredTherapist[] = [];
  for (let number = 0; number < count; number++) therapists.push(await writeTherapist(database, number));
  return therapists;
}

function noteOf(session: number): string {
  return `Session ${session}: held the pencil with a tripod grip, needed two prompts to stay at the table.`;
}

async function writeTherapist(database: Database, number: number): Promise<MeasuredTherapist> {
  const clock = () => new Date();
  const now = clock();
  const username = `measured${number}`;
  const account = { username, email: `${username}@example.com`, fullName: 'Robin Sample', password: '' };
  const { id, token } = await database.write(async (queries) => {
    const { id } = await createUser(queries, account, 'no password', now.toISOString(), { isInvited: true });
    const device = { address: null, name: null };
    const token = await createSignIn(queries, { therapistId: id, device, hasSecondFactor: false }, now);
    return { id, token };
  });
  const actor = { kind: 'therapist', id, address: null } as const;
  const clientId = await forCaseload({ database, therapistId: id, clock }, actor).write(async (queries) => {
    const clientId = await queries.insertReturningId('clients', clientRow);
    const sessions = Array.from({ length: SESSIONS }, (_, session) => ({
      ...sessionRow,
      client_id: clientId,
      date: new Date(Date.parse(sessionRow.date) - session * DAY_MS).toISOString(),
    }));
    const ids = await queries.insertReturningIds('sessions', sessions);
    await insertNotes(
      queries,
      ids.map((id, session) => ({ id, clientId, notes: noteOf(session) })),
    );
    return clientId;
  });
  return { cookie: `sign_in=${token}`, clientId };
}
