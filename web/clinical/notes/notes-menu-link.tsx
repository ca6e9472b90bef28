import { type MenuEntryProps, PracticeMenuLink } from '#web/platform/navigation/practice-menu-link.tsx';
import { useOpenNotes } from './note-list-queries.ts';

/** The menu's link to the notes, with the number to write or sign. */
export function NotesMenuLink({ entry, onChoose }: MenuEntryProps) {
  const { missing = 0, draft = 0 } = useOpenNotes().data ?? {};
  return <PracticeMenuLink entry={entry} count={missing + draft} countWord="to sign" onChoose={onChoose} />;
}
