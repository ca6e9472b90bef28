import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { use } from 'react';
import { OverlayContainer } from './detachable-content.tsx';
import { panelStyles } from './overlay-styles.ts';

interface ComboboxPopoverProps {
  isOpen: boolean;
  onClose: () => void;
  /** The list's label for screen readers. */
  label: string;
  /** The text box, which keeps focus. */
  box: ReactNode;
  /** The list under it: a `ComboboxList`. */
  children: ReactNode;
}

/** A text box with a panel below it that never takes focus. */
export function ComboboxPopover({ isOpen, onClose, label, box, children }: ComboboxPopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor asChild>{box}</Radix.Anchor>
      <Radix.Portal container={use(OverlayContainer)}>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onMouseDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className={`${panelStyles} w-(--radix-popover-trigger-width) min-w-56`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
