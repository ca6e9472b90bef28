import type { ReactNode } from 'react';

interface RowsButtonProps {
  /** What the number counts, for screen readers: "Completed, Sep 2026". */
  label: string;
  /** The formatted number. */
  children: ReactNode;
  /** A number without rows is not a button. */
  isEmpty: boolean;
  onOpen: () => void;
}

/** A number in a table; pressing it shows its rows. */
export function RowsButton({ label, children, isEmpty, onOpen }: RowsButtonProps) {
  if (isEmpty) return <span className="text-ink-muted">{children}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-1 inline-flex min-h-11 min-w-6 items-center justify-end rounded-sm px-1 font-medium text-primary-ink tabular-nums underline-offset-4 hover:underline focus-visible:underline md:min-h-6"
    >
      {children}
      <span className="sr-only">{` ${label}`}</span>
    </button>
  );
}
