import { PracticeMenuLink } from '#web/platform/navigation/practice-menu-link.tsx';
import { practicePages } from './practice-pages.ts';

interface PracticeMenuProps {
  /** Called when an entry is followed, even to the current page. */
  onChoose?: (() => void) | undefined;
}

/** The app's menu; the entry of the current page, or of its list, is highlighted. */
export function PracticeMenu({ onChoose }: PracticeMenuProps) {
  return (
    <nav aria-label="Main" className="flex flex-col gap-0.5">
      {practicePages.map(({ MenuLink = PracticeMenuLink, ...entry }) => (
        <MenuLink key={entry.to} entry={entry} onChoose={onChoose} />
      ))}
    </nav>
  );
}
