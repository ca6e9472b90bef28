import { EllipsisVertical, LoaderCircle, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from './dropdown-menu.tsx';

interface PageActionsProps {
  /** The primary action: one primary button or link; empty if it is done already. */
  primary?: ReactNode;
  /** The secondary action, usually Edit. */
  edit?: ReactNode;
  /** Shown while an action from the menu is running: "Preparing...". */
  pendingText?: string | undefined;
  /** Opens the question whether to delete the record: the last menu item. If omitted, it cannot be deleted. */
  onDelete?: (() => void) | undefined;
  /** The other menu items, `MenuItem`. */
  children: ReactNode;
}

/**
 * The actions of a record's page, in the same order on all pages: the primary action, Edit, and a menu that ends with
 * Delete. Used in `PageHeader`'s `actions`. A dialog opened from the menu returns focus to the menu's button.
 */
export function PageActions({ primary, edit, pendingText, onDelete, children }: PageActionsProps) {
  const isPending = pendingText !== undefined;
  return (
    <>
      {primary}
      {edit}
      <DropdownMenu
        trigger={
          <Button
            variant="secondary"
            size="icon"
            aria-label="More actions"
            aria-busy={isPending}
            className="max-sm:grow-0!"
          >
            {isPending ? (
              <LoaderCircle aria-hidden="true" className="animate-spin" />
            ) : (
              <EllipsisVertical aria-hidden="true" />
            )}
          </Button>
        }
      >
        {children}
        {onDelete && (
          <>
            <MenuSeparator />
            <MenuItem destructive onSelect={onDelete}>
              <Trash2 aria-hidden="true" />
              Delete
            </MenuItem>
          </>
        )}
      </DropdownMenu>
      <span role="status" className="sr-only">
        {pendingText}
      </span>
    </>
  );
}
