import { WithMandateFields } from '#web/billing/mandates/with-mandate-fields.tsx';
import { SessionListPage } from '#web/caseload/sessions/session-list-page.tsx';
import { loadListedSessions } from '#web/caseload/sessions/use-listed-sessions.ts';
import { SessionNoteCell } from '#web/clinical/notes/session-note-cell.tsx';
import { todayOf } from '#web/people/practice/practice-settings-queries.ts';
import { nameFirstCalls } from '#web/platform/navigation/first-calls.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';

nameFirstCalls('/sessions', (queries, search) =>
  search === '' ? loadListedSessions(queries, todayOf(queries)) : [],
);

export const meta = practiceTitle('Sessions');

/** The list of sessions with their notes. */
export default function SessionListScreen() {
  return (
    <WithMandateFields>
      <SessionListPage NoteCell={SessionNoteCell} />
    </WithMandateFields>
  );
}
