import { WithMandateFields } from '#web/billing/mandates/with-mandate-fields.tsx';
import { SessionListPage } from '#web/caseload/sessions/session-list-page.tsx';
import { SessionNoteCell } from '#web/clinical/notes/session-note-cell.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';

export const meta = practiceTitle('Sessions');

/** The list of sessions with their notes. */
export default function SessionListScreen() {
  return (
    <WithMandateFields>
      <SessionListPage NoteCell={SessionNoteCell} />
    </WithMandateFields>
  );
}
