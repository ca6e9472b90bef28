import type { CheckedNote, CheckedSession } from '#domain/billing/vouchers/checked-session.ts';
import { meetingsOf } from '#domain/billing/vouchers/meetings.ts';
import { overlappingIds } from '#domain/billing/vouchers/overlapping-ids.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf, plusDays, startOfDay } from '#domain/platform/dates.ts';
import { readLedgerSessions } from '#server/billing/mandates/read-ledger-sessions.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { type LogQuestion, readCheckedMandates } from './read-mandates.ts';
import { readSignedSessions } from './read-signed-sessions.ts';

type Calendar = Pick<PracticeSettings, 'timeZone' | 'schoolYearStart'>;

/** Returns the sessions of a question with all that decides about them, by time; `mandates` are those of the question. */
export async function readCheckedSessions(
  queries: CaseloadQueries,
  question: LogQuestion,
  settings: Calendar,
) {
  const { timeZone } = settings;
  const from = startOfDay(question.from, timeZone);
  const until = startOfDay(plusDays(question.until, 1), timeZone);
  // A session that began the evening before may last into the first day.
  const around = await listSessions(queries, {
    from: startOfDay(plusDays(question.from, -1), timeZone),
    until,
  });
  const mandates = await readCheckedMandates(
    queries,
    question,
    // Periods and make-ups reach beyond the days of the question.
    await readLedgerSessions(queries, timeZone, question.clientId),
    settings,
  );
  const own = around.filter(
    ({ date, mandateId }) => date >= from && mandateId !== null && mandates.has(mandateId),
  );
  const ids = own.map(({ id }) => id);
  const notes = await readNotes(queries, ids);
  const signed = await readSignedSessions(queries, ids);
  const invoices = await readInvoices(queries, ids);
  const overlaps = overlappingIds(around);
  const meetings = meetingsOf(around, await readOthers(queries), timeZone);
  const sessions = own.flatMap((session): CheckedSession[] => {
    const mandate = session.mandateId === null ? undefined : mandates.get(session.mandateId);
    if (!mandate) return [];
    const { note, groupSize } = notes.get(session.id) ?? { note: null, groupSize: null };
    const meeting = meetings.get(session.id);
    return [
      {
        ...checkedFields(session),
        day: dayOf(session.date, timeZone),
        mandate,
        note,
        signed: signed.get(session.id) ?? null,
        size: groupSize ?? meeting?.size ?? 1,
        groupNumber: meeting?.number ?? null,
        overlapsOfChild: overlaps.ofChild.has(session.id),
        overlapsOfTherapist: overlaps.ofTherapist.has(session.id),
        invoiceId: invoices.get(session.id) ?? null,
        billedAs: null,
      },
    ];
  });
  return { mandates, sessions: sessions.toReversed() };
}

function checkedFields({
  id,
  clientId,
  date,
  duration,
  type,
  status,
  billable,
  missedReason,
  makesUpFor,
  makeUpDeclined,
  noteStatus,
}: Session) {
  return {
    ...{ id, clientId, date, duration, type, status, billable },
    ...{ missedReason, makesUpFor, makeUpDeclined, noteStatus },
  };
}

async function readNotes(
  { selectFrom }: CaseloadQueries,
  sessionIds: readonly number[],
): Promise<Map<number, { note: CheckedNote; groupSize: number | null }>> {
  const found = new Map<number, { note: CheckedNote; groupSize: number | null }>();
  for await (const part of inParts(sessionIds)) {
    const rows = await selectFrom('session_notes')
      .select([
        'session_id as sessionId',
        'group_size as groupSize',
        'plan_id as planId',
        'setting',
        'make_up_for as makeUpFor',
        'progress',
        'diagnosis_codes as diagnosisCodes',
        'procedure_codes as procedureCodes',
        'version',
      ])
      .where('session_id', 'in', part)
      .execute();
    for (const { sessionId, groupSize, ...note } of rows) found.set(sessionId, { note, groupSize });
  }
  return found;
}

async function readInvoices(
  { selectFrom }: CaseloadQueries,
  sessionIds: readonly number[],
): Promise<Map<number | null, number>> {
  const found = new Map<number | null, number>();
  for await (const part of inParts(sessionIds)) {
    const rows = await selectFrom('invoice_lines')
      .select(['session_id', 'invoice_id'])
      .where('session_id', 'in', part)
      .execute();
    for (const row of rows) found.set(row.session_id, row.invoice_id);
  }
  return found;
}

/** Returns how many other children are in the room, by group. */
async function readOthers({ selectFrom }: CaseloadQueries): Promise<Map<number, number>> {
  const rows = await selectFrom('groups').select(['id', 'others']).execute();
  return new Map(rows.map(({ id, others }) => [id, others]));
}
