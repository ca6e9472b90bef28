import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TooltipProps {
  content: ReactNode;
  /** One element that can take focus; it needs a name of its own, the tooltip only adds to it. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/** A short explanation on hover and focus. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-xs animate-appear rounded-md bg-ink px-2.5 py-1.5 font-medium text-canvas text-xs shadow-raised"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
