import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PracticeThemeMenu } from '#web/platform/layouts/practice-theme-menu.tsx';
import { PracticeMark } from '#web/platform/navigation/practice-mark.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { PracticeMenuDrawer } from './practice-menu-drawer.tsx';

interface PracticeHeaderProps {
  productName: ReactNode;
  fullName: string;
  isLoggingOut: boolean;
  onLogout: () => void;
  /** Whether navigation is available. */
  hasMenu?: boolean;
  /** The middle of the bar, for example the button of the command palette. */
  children?: ReactNode;
}

/** The bar at the top of every signed-in page. */
export function PracticeHeader({
  productName,
  fullName,
  isLoggingOut,
  onLogout,
  hasMenu = true,
  children,
}: PracticeHeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-line border-b bg-surface px-4 sm:gap-3 lg:px-6 print:hidden">
      {hasMenu && <PracticeMenuDrawer fullName={fullName} />}
      <Link to="/dashboard" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md">
        <PracticeMark />
        <span className="font-display font-semibold text-sm leading-tight tracking-tight max-sm:line-clamp-2 sm:truncate sm:text-lg">
          {productName}
        </span>
      </Link>
      <div className="flex flex-1 justify-end">{children}</div>
      <PracticeThemeMenu />
      <div className="flex items-center border-line sm:border-l sm:pl-2">
        <AccountMenu fullName={fullName} hasSettings={hasMenu} onLogout={onLogout} />
      </div>
      <Button
        variant="ghost"
        pending={isLoggingOut}
        onClick={onLogout}
        aria-label="Logout"
        className="max-sm:w-11 max-sm:px-0"
      >
        {!isLoggingOut && <LogOut aria-hidden="true" />}
        <span className="max-sm:sr-only">Logout</span>
      </Button>
    </header>
  );
}
