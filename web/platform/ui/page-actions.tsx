import { EllipsisVertical, LoaderCircle, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from './dropdown-menu.tsx';

interface PageActionsProps {
  /** What is done here most: one button or link in the primary look; nothing where it is done already. */
  primary?: ReactNode;
  /** What comes after it: the secondary button or link Edit, as a rule. */
  edit?: ReactNode;
  /** Said while something that was chosen from the menu takes its time: "Preparing...". */
  pendingText?: string | undefined;
  /** Asks whether to delete the record: the last entry of the menu. */
  onDelete: () => void;
  /** The other entries of the menu, `MenuItem`. */
  children: ReactNode;
}

/**
 * What can be done with the one record of a page, in the order that all such pages share: the primary action, Edit,
 * and a menu that ends with Delete. The pages of clients, sessions, assessments and invoices share it; it stands in
 * `PageHeader`'s `actions`. A dialog opened from the menu gives the focus back to the menu's button.
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
        <MenuSeparator />
        <MenuItem destructive onSelect={onDelete}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      </DropdownMenu>
      <span role="status" className="sr-only">
        {pendingText}
      </span>
    </>
  );
}
