import { PenLine } from 'lucide-react';
import { WorkLink } from '#web/platform/ui/work-link.tsx';
import { useOpenNotes } from './note-list-queries.ts';
import { openNotesText } from './open-notes-text.ts';

/** Link to the notes, with the number to write and sign; nothing if all are signed. */
export function NotesToSignLink() {
  const open = useOpenNotes().data;
  const text = open && openNotesText(open);
  if (!text) return null;
  return (
    <WorkLink to="/notes" icon={PenLine}>
      {text}
    </WorkLink>
  );
}
