import { insertNotes } from '#server/caseload/sessions/notes-of-sessions.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { clientRow, invoiceRow, lineRow, NOW, sessionRow } from './two-caseloads.ts';

const CLIENTS = 60;
const SESSIONS_BILLED = 10;
const FOUR_HOURS_MS = 4 * 60 * 60 * 1000;

/**
 * Writes ten years of work to a therapist's tables: sessions of 60 clients in turn and, on request, invoices of ten
 * sessions each. The `newest` session comes first.
 */
export async function writeTenYears(
  database: Database,
  therapistId: number,
  { sessionCount = 20_000, invoiceCount = 0, newest = NOW } = {},
): Promise<void> {
  const momentOf = (session: number) => new Date(Date.parse(newest) - session * FOUR_HOURS_MS).toISOString();
  const actor = { kind: 'therapist', id: therapistId, address: null } as const;
  const caseload = forCaseload({ database, therapistId, clock: () => new Date(NOW) }, actor);
  await caseload.write(async (queries) => {
    const clients = Array.from({ length: CLIENTS }, () => clientRow);
    const clientIds = await queries.insertReturningIds('clients', clients);
    const clientOf = (index: number) => clientIds[index % CLIENTS] ?? 0;
    const sessions = Array.from({ length: sessionCount }, (_, index) => ({
      ...sessionRow,
      client_id: clientOf(index),
      date: momentOf(index),
    }));
    const sessionIds = await queries.insertReturningIds('sessions', sessions);
    await insertNotes(
      queries,
      sessionIds.map((id, index) => ({
        id,
        clientId: clientOf(index),
        notes: `Session ${index}: held the pencil with a tripod grip, needed two prompts to stay at the table.`,
      })),
    );
    const billed = Array.from({ length: invoiceCount }, (_, index) => sessionsBilled(index, sessionCount));
    const invoices = billed.map((sessions, index) => ({
      ...invoiceRow,
      client_id: clientOf(index),
      date_issued: momentOf(sessions[0] ?? 0),
      amount: lineRow.cents * sessions.length,
    }));
    const invoiceIds = await queries.insertReturningIds('invoices', invoices);
    const lines = billed.flatMap((sessions, index) =>
      sessions.map((session, place) => ({
        ...lineRow,
        client_id: clientOf(index),
        invoice_id: invoiceIds[index] ?? 0,
        session_id: sessionIds[session] ?? 0,
        position: place + 1,
        day: momentOf(session).slice(0, 10),
      })),
    );
    await queries.insertInto('invoice_lines', lines);
  });
}

/** Returns the indexes of an invoice's sessions: ten consecutive ones of one client. */
function sessionsBilled(invoice: number, sessionCount: number): number[] {
  const client = invoice % CLIENTS;
  const before = Math.floor(invoice / CLIENTS) * SESSIONS_BILLED;
  return Array.from({ length: SESSIONS_BILLED }, (_, place) => client + (before + place) * CLIENTS).filter(
    (session) => session < sessionCount,
  );
}
