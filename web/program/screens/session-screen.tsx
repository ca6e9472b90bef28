import { SessionBillingFacts } from '#web/billing/invoices/session-billing-facts.tsx';
import { WithMandateFields } from '#web/billing/mandates/with-mandate-fields.tsx';
import { SessionPage } from '#web/caseload/sessions/session-page.tsx';
import type { SessionParts } from '#web/caseload/sessions/session-parts.ts';
import { LastNoteCard } from '#web/clinical/notes/last-note-card.tsx';
import { SessionNoteCard } from '#web/clinical/notes/session-note-card.tsx';
import { useSaveNote } from '#web/clinical/notes/use-save-note.ts';
import { useDeletedResults } from '#web/clinical/results/use-deleted-results.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';

export const meta = practiceTitle('Session');

const parts: SessionParts = {
  Note: SessionNoteCard,
  LastNote: LastNoteCard,
  useSaveNote,
  useDeletedRecords: useDeletedResults,
  BillingFacts: SessionBillingFacts,
};

/** A session's page with its note and invoice. */
export default function SessionScreen() {
  return (
    <WithMandateFields>
      <SessionPage parts={parts} />
    </WithMandateFields>
  );
}
