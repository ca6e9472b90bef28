import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { use, useRef, useState } from 'react';
import { PracticeThemeSwitch } from '#web/platform/layouts/practice-theme-menu.tsx';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { OverlayContainer } from '#web/platform/ui/detachable-content.tsx';
import { scrimStyles } from '#web/platform/ui/overlay-styles.ts';
import { useBackCloses } from '#web/platform/ui/use-back-closes.ts';
import { PracticeMenu } from './practice-menu.tsx';

/** The menu on small screens: a button and a drawer that closes on navigation. */
export function PracticeMenuDrawer({ fullName }: { fullName: string }) {
  const [isOpen, setOpen] = useState(false);
  const hasChosen = useRef(false);
  useBackCloses(isOpen, () => handleOpenChange(false));

  function handleOpenChange(open: boolean): void {
    hasChosen.current = false;
    setOpen(open);
  }

  function handleChoose(): void {
    hasChosen.current = true;
    setOpen(false);
  }

  function handleCloseFocus(event: Event): void {
    if (!hasChosen.current) return;
    // The button that opened the drawer is on the previous page; focus moves to the new page.
    event.preventDefault();
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={handleOpenChange}>
      <Dialog.Trigger
        aria-label="Open menu"
        className={buttonStyles({ variant: 'ghost', size: 'icon', className: '-ml-2 lg:hidden' })}
      >
        <Menu aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal container={use(OverlayContainer)}>
        <Dialog.Overlay className={scrimStyles} />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={handleCloseFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto border-line border-r bg-surface p-4 shadow-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-appear"
        >
          <div className="flex items-center justify-between pl-3">
            <Dialog.Title className="font-semibold">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className={buttonStyles({ variant: 'ghost', size: 'icon' })}
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <PracticeMenu onChoose={handleChoose} />
          <div className="mt-auto flex flex-col gap-3 border-line border-t pt-4 sm:hidden">
            <p className="truncate px-1 font-medium text-sm">{fullName}</p>
            <PracticeThemeSwitch />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
