import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import type { SettingsSection } from './settings-section.ts';

/** The menu of settings on small screens, where a list would push the content down. */
export function SettingsMenu({ sections }: { sections: readonly SettingsSection[] }) {
  const { pathname } = useLocation();
  const current = sections.findLast(({ to }) => pathname.startsWith(to)) ?? sections[0];
  if (current === undefined) return null;
  const { label, icon: Icon } = current;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="secondary" className="w-full justify-start sm:w-64 beside:hidden">
          <Icon aria-hidden="true" className="text-primary" />
          {/* Two lines of a long word where a phone's text is twice as large. */}
          <span className="min-w-0 wrap-anywhere whitespace-normal text-left leading-tight">{label}</span>
          <ChevronDown aria-hidden="true" className="ml-auto" />
        </Button>
      }
    >
      {sections.map(({ to, label, icon: Icon }) => (
        <MenuItem key={to} asChild>
          <NavLink
            to={to}
            end={to === '/settings'}
            className="aria-[current]:bg-primary-soft aria-[current]:text-primary-ink"
          >
            <Icon aria-hidden="true" />
            {label}
          </NavLink>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
