import { PenLine } from 'lucide-react';
import { isNoteMissing } from '#domain/caseload/sessions/missing-note.ts';
import { notesPreview } from '#domain/caseload/sessions/notes-preview.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { foundInNote } from '#domain/platform/note-search.ts';
import { FoundLine } from './found-line.tsx';

/** A session's note in a list: the line with the search terms, its beginning, or that it is missing. */
export function SessionNoteCell({ session, searched }: { session: Session; searched: string }) {
  if (isNoteMissing(session)) {
    return (
      <span className="inline-flex items-center gap-1.5 text-warning-ink">
        <PenLine aria-hidden="true" className="size-4 shrink-0" />
        No note yet
      </span>
    );
  }
  const found = foundInNote(session.notes, searched);
  const preview = notesPreview(session.notes);
  if (!found && !preview) return null;
  return (
    <span className="line-clamp-3 break-words md:max-xl:line-clamp-2">
      {found ? <FoundLine pieces={found} /> : preview}
    </span>
  );
}
