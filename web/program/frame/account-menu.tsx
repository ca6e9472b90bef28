import { LogOut, Settings, Users } from 'lucide-react';
import { Link } from 'react-router';
import { initials } from '#domain/platform/names.ts';
import { useInitialsShown } from '#web/caseload/clients/shown-names.ts';
import { Avatar } from '#web/platform/ui/avatar.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/platform/ui/dropdown-menu.tsx';
import { toggleNames } from '#web/program/palette/toggle-names.ts';

interface AccountMenuProps {
  fullName: string;
  /** Whether navigation is available. */
  hasSettings: boolean;
  onLogout: () => void;
}

/** The signed-in user's name with a menu for the account. */
export function AccountMenu({ fullName, hasSettings, onLogout }: AccountMenuProps) {
  const areInitials = useInitialsShown();
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className="flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-md px-1 hover:bg-primary-soft/60"
        >
          <span className="max-w-28 truncate font-medium text-sm max-sm:sr-only lg:max-w-48">{fullName}</span>
          <Avatar initials={initials(fullName, 'TP')} size="sm" className="md:size-9" />
        </button>
      }
    >
      {hasSettings && (
        <>
          <MenuItem asChild>
            <Link to="/settings">
              <Settings aria-hidden="true" />
              Settings
            </Link>
          </MenuItem>
          <MenuItem onSelect={toggleNames}>
            <Users aria-hidden="true" />
            {areInitials ? 'Show Names' : 'Show Initials'}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem onSelect={onLogout}>
        <LogOut aria-hidden="true" />
        Logout
      </MenuItem>
    </DropdownMenu>
  );
}
