import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, useEffect, useRef } from 'react';

/** Views of one thing, one at a time; arrow keys move between the tabs. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

/** The row of tabs; scrolls sideways on narrow screens, where a newly active tab moves into view. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const active = list.current?.querySelector('[data-state=active]');
    if (!list.current || !active || active === shown.current) return;
    shown.current = active;
    // Not `scrollIntoView`, which would also scroll the page.
    const [row, tab] = [list.current.getBoundingClientRect(), active.getBoundingClientRect()];
    list.current.scrollLeft += (tab.left + tab.right - row.left - row.right) / 2;
  });
  return (
    <Radix.List
      ref={list}
      className={clsx(
        'flex gap-1 overflow-x-auto rounded-lg border border-line bg-sunken p-1 [scrollbar-width:none]',
        className,
      )}
      {...rest}
    />
  );
}

/** One tab. */
export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx(
        'inline-flex min-h-11 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-md px-2 font-medium sm:px-3 text-ink-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card md:min-h-9 [&_svg]:size-4',
        className,
      )}
      {...rest}
    />
  );
}

/** What a tab shows. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx('mt-5', className)} {...rest} />;
}
