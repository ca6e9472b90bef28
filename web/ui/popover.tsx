import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { panelStyles } from './overlay-styles.ts';

interface PopoverProps {
  /** One button; it opens the panel. */
  trigger: ReactNode;
  /** What the panel is about, for screen readers. */
  label: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A small panel beside a button, for more than a list of actions. */
export function Popover({ trigger, label, open, onOpenChange, align, className, children }: PopoverProps) {
  const control = {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  return (
    <Radix.Root {...control}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align ?? 'start'}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(panelStyles, 'max-w-[calc(100vw-1rem)] p-4', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
