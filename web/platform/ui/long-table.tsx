import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { type MoreRows, MoreRowsState, useReadOn } from './more-rows.tsx';
import { Table, TableBody, TableHead } from './table.tsx';
import { UnrenderedRows } from './unrendered-rows.tsx';
import { ROWS_A_TEXT, useFindTexts } from './use-find-texts.ts';
import { useMediaQuery } from './use-media-query.ts';

const ROWS_OUT_OF_SIGHT = 12;
/** Loads more when this many loaded rows or fewer are left below. */
const ROWS_AHEAD = 20;

/** The position of a row, which it passes to its `TableRow` with `placeInTable`. */
export interface LongTablePlace {
  /** The row's index, from 0. */
  index: number;
  measure: Ref<HTMLTableRowElement> | undefined;
}

/** Returns the `TableRow` attributes that tell screen readers and the table a row's position. */
export function placeInTable({ index, measure }: LongTablePlace) {
  // The header counts as the first row.
  return { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 };
}

interface LongTableProps<Item> {
  /** The table's label for screen readers. */
  label: string;
  items: readonly Item[];
  /** The rows below that are not loaded yet. */
  more?: MoreRows | undefined;
  /** The rows above that are not loaded yet. */
  unreadAbove?: MoreRows | undefined;
  /** Whether the visible rows stay in place when rows are added above. */
  keepsPosition?: boolean | undefined;
  /** The number of rows including unloaded ones, if not every item is a row. */
  rowCount?: number | undefined;
  /** The estimated height of a row; each is measured once it is rendered. */
  rowHeightPx: number;
  /** The estimated height by item, if heights differ. */
  heightOf?: ((item: Item) => number) | undefined;
  /** One `HeadCell` per column. */
  head: ReactNode;
  columnCount: number;
  className?: string | undefined;
  /** Returns a row's text for find-in-page. */
  findText: (item: Item) => string;
  children: (item: Item, place: LongTablePlace) => ReactNode;
}

/** A table that renders only the visible rows and some around them; in print, all loaded rows. */
export function LongTable<Item extends { id: number }>({
  label,
  items,
  more,
  unreadAbove,
  keepsPosition = false,
  rowCount = items.length + (more?.count ?? 0),
  rowHeightPx,
  heightOf,
  head,
  columnCount,
  className,
  findText,
  children,
}: LongTableProps<Item>) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const { isAsked, texts } = useFindTexts(items, findText);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => {
      const item = items[index];
      return item && heightOf ? heightOf(item) : rowHeightPx;
    },
    overscan: ROWS_OUT_OF_SIGHT,
    scrollMargin: top,
    paddingStart: (unreadAbove?.count ?? 0) * rowHeightPx,
    anchorTo: keepsPosition ? 'end' : 'start',
    // Unlike a chat, the list must not scroll when rows are added at its end.
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  useLayoutEffect(() => {
    if (table.current) setTop(table.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const isOnPaper = useMediaQuery('print');
  const drawn = virtualizer.getVirtualItems();
  const before = (drawn.at(0)?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  const undrawn = (from: number, until: number) =>
    texts && (
      <UnrenderedRows
        texts={texts}
        from={from}
        until={until}
        onFound={(index) => virtualizer.scrollToIndex(index, { align: 'center' })}
      />
    );
  const first = drawn.at(0)?.index ?? 0;
  const last = drawn.at(-1)?.index ?? 0;
  // Find-in-page needs every row.
  useReadOn(more, isAsked || last + ROWS_AHEAD >= items.length);
  useReadOn(unreadAbove, isAsked || first < ROWS_AHEAD);
  if (isOnPaper) {
    return (
      <Table label={label} className={className}>
        <TableHead>{head}</TableHead>
        <Unprinted count={unreadAbove?.count} columnCount={columnCount} />
        <TableBody>{items.map((item, index) => children(item, { index, measure: undefined }))}</TableBody>
        <Unprinted count={more?.count} columnCount={columnCount} />
      </Table>
    );
  }
  return (
    <Table ref={table} label={label} aria-rowcount={rowCount + 1} className={className}>
      <TableHead isSticky>{head}</TableHead>
      <Gap height={before} columnCount={columnCount}>
        {undrawn(0, Math.floor(first / ROWS_A_TEXT))}
        {unreadAbove?.error && <MoreRowsState more={unreadAbove} label="Loading more rows" />}
      </Gap>
      <TableBody>
        {drawn.map(({ index }) => {
          const item = items[index];
          return item && children(item, { index, measure: virtualizer.measureElement });
        })}
      </TableBody>
      <Gap height={after} columnCount={columnCount}>
        {undrawn(Math.ceil((last + 1) / ROWS_A_TEXT), items.length)}
      </Gap>
      {more && (
        <Gap
          height={more.count * (virtualizer.getTotalSize() / items.length)}
          columnCount={columnCount}
          isHidden={false}
        >
          <MoreRowsState more={more} label="Loading more rows" />
        </Gap>
      )}
    </Table>
  );
}

/** Prints how many rows are missing. */
function Unprinted({ count = 0, columnCount }: { count: number | undefined; columnCount: number }) {
  if (count === 0) return null;
  return (
    <tbody>
      <tr>
        <td colSpan={columnCount} className="px-5 py-3 text-ink-muted text-sm">
          {`${count.toLocaleString('en-US')} more ${count === 1 ? 'is' : 'are'} not printed: scroll on before you print.`}
        </td>
      </tr>
    </tbody>
  );
}

interface GapProps {
  height: number;
  columnCount: number;
  isHidden?: boolean;
  children: ReactNode;
}

/** Fills the space of rows that are not rendered. */
function Gap({ height, columnCount, isHidden = true, children }: GapProps) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden={isHidden} className="max-md:block">
      <tr className="max-md:block">
        <td colSpan={columnCount} style={{ height }} className="p-0 align-top max-md:block">
          {children}
        </td>
      </tr>
    </tbody>
  );
}
