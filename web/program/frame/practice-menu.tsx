import { NotesMenuLink } from '#web/clinical/notes/notes-menu-link.tsx';
import { ReviewMenuLink } from '#web/clinical/reviews/review-menu-link.tsx';
import { menuEntries } from '#web/platform/navigation/practice-menu-entries.ts';
import { PracticeMenuLink } from '#web/platform/navigation/practice-menu-link.tsx';
import { InquiryMenuLink } from '#web/website/inquiries/inquiry-menu-link.tsx';

interface PracticeMenuProps {
  /** Called when an entry is followed, even to the current page. */
  onChoose?: (() => void) | undefined;
}

/** The app's menu; the entry of the current page, or of its list, is highlighted. */
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
