import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SearchInput } from './search-input.tsx';

interface ListFilterBarProps {
  /** What is searched, for screen readers. */
  label: string;
  placeholder: string;
  /** What stands in the search box. */
  typed: string;
  onType: (typed: string) => void;
  /** The columns of a wide screen, the search box first. */
  className: string;
  /** The filters, two in a row on a phone. */
  children: ReactNode;
}

/** The search box above a list, and its filters beside it. */
export function ListFilterBar({
  label,
  placeholder,
  typed,
  onType,
  className,
  children,
}: ListFilterBarProps) {
  return (
    <div className={clsx('mb-4 grid grid-cols-2 items-end gap-3', className)}>
      <SearchInput
        label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="col-span-full lg:col-span-1"
      />
      {children}
    </div>
  );
}
