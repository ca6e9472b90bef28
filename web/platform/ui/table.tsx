import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

/* On phones each row becomes a card with `display: block`. Safari then drops the table semantics, so the roles are set explicitly. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
};

interface TableProps extends ComponentProps<'table'> {
  /** The table's label for screen readers. */
  label: string;
}

/** A table; on phones every row is a card. */
export function Table({ label, className, children, ...rest }: TableProps) {
  return (
    <table
      {...roles.table}
      aria-label={label}
      // Elements focused by keyboard scroll to below the sticky header.
      className={clsx(
        'w-full border-collapse text-left text-sm max-md:block md:[&_:is(a,button)]:scroll-mt-10',
        className,
      )}
      {...rest}
    >
      {children}
    </table>
  );
}

/**
 * The header; on phones only its sort buttons remain, in a row above the cards. In a long list it sticks below the
 * app's bar (`isSticky`) if no ancestor scrolls or clips its overflow.
 */
export function TableHead({ isSticky, children }: { isSticky?: boolean | undefined; children: ReactNode }) {
  return (
    <thead
      {...roles.group}
      className={clsx('bg-sunken max-md:block', isSticky && 'md:sticky md:top-16 md:z-10')}
    >
      <tr {...roles.row} className="max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:px-4">
        {children}
      </tr>
    </thead>
  );
}

/** The rows. */
export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return (
    <tbody {...roles.group} className={clsx('divide-y divide-line max-md:block', className)} {...rest} />
  );
}

/** One row; with `interactive` it is highlighted on hover, for rows with a `RowLink`. */
export function TableRow({
  interactive,
  className,
  ...rest
}: ComponentProps<'tr'> & { interactive?: boolean | undefined }) {
  return (
    <tr
      {...roles.row}
      className={clsx(
        'max-md:block max-md:px-4 max-md:py-3',
        interactive && 'relative transition-colors focus-within:bg-primary-soft/40 hover:bg-primary-soft/40',
        className,
      )}
      {...rest}
    />
  );
}

interface GroupRowProps extends ComponentProps<'tr'> {
  columnCount: number;
}

/** A heading row for the rows below it. */
export function GroupRow({ columnCount, children, ...rest }: GroupRowProps) {
  return (
    <tr {...roles.row} className="max-md:block" {...rest}>
      <th
        {...roles.rowHead}
        scope="rowgroup"
        colSpan={columnCount}
        className="bg-canvas px-4 py-2 text-left font-semibold text-ink-muted text-xs max-md:block"
      >
        {children}
      </th>
    </tr>
  );
}

const headStyles = 'h-10 whitespace-nowrap px-4 font-semibold text-ink-muted text-xs';

/** A column's name. */
export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th {...roles.head} scope="col" className={clsx(headStyles, 'max-md:sr-only', className)} {...rest} />
  );
}

interface SortHeadCellProps {
  /** The sort direction of this column; undefined if another column sorts the table. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A column's name that sorts the table by it. */
export function SortHeadCell({ direction, onSort, className, children }: SortHeadCellProps) {
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th
      {...roles.head}
      scope="col"
      aria-sort={direction ?? 'none'}
      className={clsx(headStyles, 'max-md:h-11 max-md:px-0', className)}
    >
      <button
        type="button"
        onClick={onSort}
        className="inline-flex h-full min-h-8 items-center gap-1.5 rounded-sm hover:text-ink"
      >
        {children}
        <Arrow aria-hidden="true" className={clsx('size-3.5', direction ? 'text-primary' : 'opacity-60')} />
      </button>
    </th>
  );
}

/** One value; `label` names it on phones, where the header is hidden. */
export function TableCell({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'td'> & { label?: string | undefined }) {
  return (
    <td
      {...roles.cell}
      className={clsx(
        'px-4 py-3 align-middle max-md:flex max-md:min-w-0 max-md:gap-3 max-md:px-0 max-md:py-1',
        className,
      )}
      {...rest}
    >
      {label && (
        <span aria-hidden="true" className="w-28 shrink-0 text-ink-muted md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}

/** The link of an interactive row; its click area is the whole row. Other controls need `relative`. */
export function RowLink({ className, ...rest }: ComponentProps<typeof Link> & { className?: string }) {
  return (
    <Link
      className={clsx(
        'font-semibold text-ink after:absolute after:inset-0 hover:text-primary focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus',
        className,
      )}
      {...rest}
    />
  );
}
