import { InquiryMenuLink } from '#web/inquiries/inquiry-menu-link.tsx';
import { menuEntries } from '#web/navigation/practice-menu-entries.ts';
import { PracticeMenuLink } from '#web/navigation/practice-menu-link.tsx';
import { NotesMenuLink } from '#web/notes/notes-menu-link.tsx';
import { ReviewMenuLink } from '#web/reviews/review-menu-link.tsx';

interface PracticeMenuProps {
  /** Called when an entry was followed, also that of the page in sight. */
  onChoose?: (() => void) | undefined;
}

/** The app's menu; the entry of the page in sight, or of the list it belongs to, is highlighted. */
export function PracticeMenu({ onChoose }: PracticeMenuProps) {
  return (
    <nav aria-label="Main" className="flex flex-col gap-0.5">
      {menuEntries.map((entry) => {
        const MenuLink = entry.to === '/notes' ? NotesMenuLink : PracticeMenuLink;
        return <MenuLink key={entry.to} entry={entry} onChoose={onChoose} />;
      })}
      <ReviewMenuLink onChoose={onChoose} />
      <InquiryMenuLink onChoose={onChoose} />
    </nav>
  );
}
