import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { type MenuEntry, menuEntries } from './practice-menu-entries.ts';

interface PracticeMenuProps {
  /** The menu's name for screen readers. */
  label: string;
  /** Called when an entry was followed, also that of the page in sight. */
  onChoose?: (() => void) | undefined;
}

/** The app's menu; the entry of the page in sight, or of the list it belongs to, is highlighted. */
export function PracticeMenu({ label, onChoose }: PracticeMenuProps) {
  return (
    <nav aria-label={label} className="flex flex-col gap-0.5">
      {menuEntries.map((entry) => (
        <PracticeMenuLink key={entry.to} entry={entry} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function PracticeMenuLink({ entry, onChoose }: { entry: MenuEntry } & Pick<PracticeMenuProps, 'onChoose'>) {
  const { to, label, icon: Icon } = entry;
  return (
    <NavLink
      to={to}
      onClick={onChoose}
      className={({ isActive }) =>
        clsx(
          'group flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-sm transition-colors lg:min-h-10',
          isActive ? 'bg-primary-soft text-primary-ink' : 'text-ink-muted hover:bg-sunken hover:text-ink',
        )
      }
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </NavLink>
  );
}
