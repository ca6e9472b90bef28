import type { Session } from '#domain/caseload/sessions/session.ts';
import { noteSections } from '#domain/clinical/notes/note-labels.ts';
import type { EarlierSection, NoteSection } from '#domain/clinical/notes/pull-forward.ts';
import { dayOf, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

const columns = {
  notes: 'session_notes.notes',
  subjective: 'session_notes.subjective',
  objective: 'session_notes.objective',
  assessment: 'session_notes.assessment',
  planText: 'session_notes.plan_text',
} as const satisfies Record<NoteSection, string>;

/**
 * Returns the texts that a note can copy: for each section, the text of the child's last signed note from an
 * earlier day that has any. Notes that are being corrected or were withdrawn are skipped.
 */
export async function earlierSections(
  queries: CaseloadQueries,
  session: Pick<Session, 'clientId' | 'date'>,
  timeZone: TimeZone,
): Promise<EarlierSection[]> {
  const before = startOfDay(dayOf(session.date, timeZone), timeZone);
  const found: EarlierSection[] = [];
  for (const section of noteSections) {
    const last = await lastWith(queries, section, { clientId: session.clientId, before });
    if (last?.text) found.push({ section, on: dayOf(last.date, timeZone), text: last.text });
  }
  return found;
}

function lastWith(
  queries: CaseloadQueries,
  section: NoteSection,
  { clientId, before }: { clientId: number; before: string },
) {
  const column = columns[section];
  let notes = queries
    .selectFrom('sessions')
    .innerJoin('session_notes', (join) =>
      join
        .onRef('session_notes.therapist_id', '=', 'sessions.therapist_id')
        .onRef('session_notes.session_id', '=', 'sessions.id'),
    )
    .select(['sessions.date as date', `${column} as text`])
    .where('sessions.client_id', '=', clientId)
    .where('sessions.date', '<', before)
    .where('session_notes.state', '=', 'signed')
    .where(column, 'is not', null)
    .orderBy('sessions.date', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(1);
  // Sections that the page did not show were not signed.
  if (section !== 'notes')
    notes = notes.where('session_notes.template', '=', 'soap').where('sessions.status', '=', 'completed');
  return notes.executeTakeFirst();
}
