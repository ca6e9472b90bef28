import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, use, useState } from 'react';
import { OverlayContainer } from './detachable-content.tsx';
import { panelStyles } from './overlay-styles.ts';

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
}

/** A menu of actions under a button; children are `MenuItem` and `MenuSeparator`. */
export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const overlays = use(OverlayContainer);
  // Rendered inside the landmark, so that users who navigate by landmarks find the open menu.
  const landmark = button?.closest<HTMLElement>('[role="dialog"]')
    ? null
    : button?.closest<HTMLElement>('main, header');
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark ?? overlays}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            panelStyles,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-[max(11rem,var(--radix-dropdown-menu-trigger-width))] overflow-y-auto p-1',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One action of a menu. */
export function MenuItem({
  destructive,
  className,
  ...rest
}: ComponentProps<typeof Radix.Item> & { destructive?: boolean | undefined }) {
  return (
    <Radix.Item
      className={clsx(
        'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-md px-3 text-sm outline-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-60 md:min-h-9 [&_svg]:size-4',
        destructive
          ? 'text-danger data-[highlighted]:bg-danger-soft data-[highlighted]:text-danger-ink'
          : 'data-[highlighted]:bg-primary-soft data-[highlighted]:text-primary-ink',
        className,
      )}
      {...rest}
    />
  );
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
