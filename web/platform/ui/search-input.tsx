import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is searched, for screen readers. */
  label: string;
}

/** A search box; the `/` key focuses `data-search`. On paper it says what was searched, and an empty one is left out. */
export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <div className={clsx('relative print:has-placeholder-shown:hidden', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        {...rest}
        type="search"
        data-search=""
        aria-label={label}
        className={clsx(controlStyles, 'text-ellipsis pl-9')}
      />
    </div>
  );
}
