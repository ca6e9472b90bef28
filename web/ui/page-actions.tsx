import { EllipsisVertical, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

interface PageActionsProps {
  /** What is done here most: one button or link in the primary look; nothing where it is done already. */
  primary?: ReactNode;
  /** What comes after it: the secondary button or link Edit, as a rule. */
  edit?: ReactNode;
  /** Said while something that was chosen from the menu takes its time: "Preparing...". */
  pendingText?: string | undefined;
  /** Everything else, `MenuItem` and `MenuSeparator`; Delete last. */
  children: ReactNode;
}

/**
 * What can be done with the one record of a page, in the order that all such pages share: the primary action, Edit,
 * and a menu that ends with Delete. It is shared by the pages of clients, sessions and invoices, and stands in
 * `PageHeader`'s `actions`. A dialog opened from the menu gives the focus back to the menu's button.
 */
export function PageActions({ primary, edit, pendingText, children }: PageActionsProps) {
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
      </DropdownMenu>
      <span role="status" className="sr-only">
        {pendingText}
      </span>
    </>
  );
}
