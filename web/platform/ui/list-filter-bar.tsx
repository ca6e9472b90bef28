import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FilterFold } from './filter-fold.tsx';
import { SearchInput } from './search-input.tsx';
import { type ListSearch, useSearchBox } from './use-list-search.ts';

interface ListFilterBarProps {
  /** What is searched, for screen readers. */
  label: string;
  placeholder: string;
  search: ListSearch;
  /** The columns of a wide screen, the search box first. */
  className: string;
  /** What each filter is set to. */
  set: readonly (string | undefined)[];
  /** The filters, behind a button on phones. */
  children: ReactNode;
}

/** The search box above a list, with its filters. */
export function ListFilterBar({ label, placeholder, search, className, set, children }: ListFilterBarProps) {
  return (
    <div className={clsx('mb-4 grid grid-cols-2 items-end gap-3', className)}>
      <SearchBox label={label} placeholder={placeholder} search={search} />
      <FilterFold set={set}>{children}</FilterFold>
    </div>
  );
}

function SearchBox({
  label,
  placeholder,
  search,
}: Pick<ListFilterBarProps, 'label' | 'placeholder' | 'search'>) {
  const [typed, setTyped] = useSearchBox(search);
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="col-span-full lg:col-span-1"
    />
  );
}
