import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FilterFold } from './filter-fold.tsx';
import { SearchInput } from './search-input.tsx';

interface ListFilterBarProps {
  /** What is searched, for screen readers. */
  label: string;
  placeholder: string;
  /** The text in the search box. */
  typed: string;
  onType: (typed: string) => void;
  /** The columns of a wide screen, the search box first. */
  className: string;
  /** What each filter is set to. */
  set: readonly (string | undefined)[];
  /** The filters, behind a button on phones. */
  children: ReactNode;
}

/** The search box above a list, with its filters. */
export function ListFilterBar({
  label,
  placeholder,
  typed,
  onType,
  className,
  set,
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
      <FilterFold set={set}>{children}</FilterFold>
    </div>
  );
}
