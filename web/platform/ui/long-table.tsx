import {
  measureElement,
  useWindowVirtualizer,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type MoreRows, MoreRowsState, useReadOn } from './more-rows.tsx';
import { Table, TableBody, TableHead } from './table.tsx';
import { UnrenderedRows } from './unrendered-rows.tsx';
import { ROWS_A_TEXT, useFindTexts } from './use-find-texts.ts';
import { useGrowingCount } from './use-growing-count.ts';
import { useMediaQuery } from './use-media-query.ts';

const ROWS_OUT_OF_SIGHT = 12;
const ROWS_A_TASK = 3;
/** About where a page's list begins; measured once it is laid out. */
const USUAL_TOP_PX = 300;
/** Where each table began when it was last shown, by its label: a table that begins there again renders once. */
const lastTops = new Map<string, number>();
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

/**
 * A table that renders only the visible rows and, soon after, some around them; in print, all loaded rows. A row renders
 * again when its table does, not while the list scrolls.
 */
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
  const isLaidOut = useRef(false);
  const [top, setTop] = useState(lastTops.get(label) ?? USUAL_TOP_PX);
  const { isAsked, texts } = useFindTexts(items, findText);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => {
      const item = items[index];
      return item && heightOf ? heightOf(item) : rowHeightPx;
    },
    overscan: useGrowingCount(ROWS_OUT_OF_SIGHT, ROWS_A_TASK),
    // Known at once, so that the first rows are rendered with their page.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    measureElement: measureLaidOut,
    // At first it would scroll to where the window is.
    scrollToFn: (...scroll) => isLaidOut.current && windowScroll(...scroll),
    scrollMargin: top,
    paddingStart: (unreadAbove?.count ?? 0) * rowHeightPx,
    anchorTo: keepsPosition ? 'end' : 'start',
    // Unlike a chat, the list must not scroll when rows are added at its end.
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  useLayoutEffect(() => {
    // Called once the browser has laid out the page: asked at once, it would do so here, and once more for the picture.
    const observer = new ResizeObserver(([table]) => {
      isLaidOut.current = true;
      if (!table) return;
      const measured = table.target.getBoundingClientRect().top + window.scrollY;
      lastTops.set(label, measured);
      setTop(measured);
    });
    if (table.current) observer.observe(table.current);
    return () => observer.disconnect();
  }, [label]);

  const rowAt = useRenderedRows(items, virtualizer.measureElement, children);
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
      <TableBody>{drawn.map(({ index }) => rowAt(index))}</TableBody>
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

/** Returns a function that renders the row at an index; the row renders again only if its table did. */
function useRenderedRows<Item>(
  items: readonly Item[],
  measure: LongTablePlace['measure'],
  render: (item: Item, place: LongTablePlace) => ReactNode,
): (index: number) => ReactNode {
  return useMemo(() => {
    const rows = new Map<number, ReactNode>();
    return (index) => {
      const item = items[index];
      // React leaves out what is the same element as before.
      if (item !== undefined && !rows.has(index)) rows.set(index, render(item, { index, measure }));
      return rows.get(index);
    };
  }, [items, measure, render]);
}

/**
 * Returns a row's height once the browser has laid it out, until then the known or estimated one: asked for earlier, the
 * browser would lay out the page twice.
 */
function measureLaidOut(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLTableRowElement>,
): number {
  if (entry) return measureElement(row, entry, virtualizer);
  const index = virtualizer.indexFromElement(row);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
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
