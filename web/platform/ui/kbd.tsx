import type { ReactNode } from 'react';

/** A keyboard key. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-5 items-center justify-center rounded-sm border border-line bg-sunken px-1.5 font-medium font-sans text-ink-muted text-xs">
      {children}
    </kbd>
  );
}
