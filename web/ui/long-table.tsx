import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Table, TableBody, TableHead } from './table.tsx';
import { useWholeListForFind } from './use-whole-list-for-find.ts';

const ROWS_OUT_OF_SIGHT = 12;

/** The place of a row, which it passes on to its `TableRow` by `placeInTable`. */
export interface LongTablePlace {
  /** The place among the rows, from 0. */
  index: number;
  measure: Ref<HTMLTableRowElement> | undefined;
}

/** What a row's `TableRow` carries, so that screen readers and the table itself know its place. */
export function placeInTable({ index, measure }: LongTablePlace) {
  // The head is the first row.
  return { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 };
}

interface LongTableProps<Item> {
  /** What the table lists, for screen readers. */
  label: string;
  items: readonly Item[];
  /** How high a row is about; each is measured once it is drawn. */
  rowHeightPx: number;
  /** One `HeadCell` for each column. */
  head: ReactNode;
  columnCount: number;
  className?: string | undefined;
  children: (item: Item, place: LongTablePlace) => ReactNode;
}

/** A table that draws only the rows in sight and some around them, however many there are. */
export function LongTable<Item extends { id: number }>({
  label,
  items,
  rowHeightPx,
  head,
  columnCount,
  className,
  children,
}: LongTableProps<Item>) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const isWhole = useWholeListForFind();
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeightPx,
    overscan: ROWS_OUT_OF_SIGHT,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  useLayoutEffect(() => {
    if (table.current) setTop(table.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const drawn = virtualizer.getVirtualItems();
  const before = (drawn.at(0)?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  const indexes = isWhole ? items.map((_, index) => index) : drawn.map(({ index }) => index);
  const gap = (height: number) => <Gap height={isWhole ? 0 : height} columnCount={columnCount} />;
  return (
    <Table ref={table} label={label} aria-rowcount={items.length + 1} className={className}>
      <TableHead>{head}</TableHead>
      {gap(before)}
      <TableBody>
        {indexes.map((index) => {
          const item = items[index];
          const measure = isWhole ? undefined : virtualizer.measureElement;
          return item && children(item, { index, measure });
        })}
      </TableBody>
      {gap(after)}
    </Table>
  );
}

/** Holds the place of the rows that are not drawn. */
function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true" className="max-md:block">
      <tr className="max-md:block">
        <td colSpan={columnCount} style={{ height }} className="p-0 max-md:block" />
      </tr>
    </tbody>
  );
}
