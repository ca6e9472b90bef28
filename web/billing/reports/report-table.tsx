import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { downloadTable } from '#web/platform/api/download.ts';
import { Button } from '#web/platform/ui/button.tsx';

const ROWS_AT_A_TIME = 50;
const LONG_TITLE = 14;

export interface ReportColumn<Row> {
  title: string;
  /** The content of a cell on the screen. */
  cell: (row: Row) => ReactNode;
  /** The value in a spreadsheet: amounts as plain dollars, days as YYYY-MM-DD. Without it the column is left out. */
  value?: (row: Row) => string | number | null;
  /** Aligned right. */
  isNumber?: boolean;
  /** Short text such as dates does not wrap, like numbers. */
  isShort?: boolean;
  /** The total of all rows. */
  total?: ReactNode;
}

interface ReportTableProps<Row> {
  label: string;
  /** The name of the CSV file without its extension. */
  fileName: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  /** The rows in the spreadsheet, if not all of them. */
  savedRows?: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  empty: string;
}

/** A table with a CSV download; it renders the first fifty rows of a long one. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { label, fileName, columns, rows, savedRows = rows, keyOf, empty } = props;
  const [drawn, setDrawn] = useState(ROWS_AT_A_TIME);
  if (rows.length === 0) return <p className="py-2 text-ink-muted text-sm">{empty}</p>;
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <>
      <section
        aria-label={`${label}, table`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it has to be scrollable by key
        tabIndex={0}
        className="relative max-h-[min(36rem,60dvh)] overflow-auto print:max-h-none"
      >
        <table aria-label={label} className="w-full text-left text-sm">
          <thead className="sticky top-0 z-10 bg-surface">
            <tr className="border-line border-b">
              {columns.map((column) => (
                <HeadCell key={column.title} column={column} />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.slice(0, drawn).map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td key={column.title} className={cellStyles(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {hasTotals && (
            <tfoot className="sticky bottom-0 bg-surface font-semibold">
              <tr className="border-line-strong border-t">
                {columns.map((column, index) => (
                  <td key={column.title} className={cellStyles(column)}>
                    {column.total ?? (index === 0 ? 'Total' : null)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 md:-ml-2.5"
          aria-label={`Download ${label} as CSV`}
          onClick={() => saveTable(fileName, columns, savedRows)}
        >
          <Download aria-hidden="true" />
          CSV
        </Button>
        {rows.length > drawn && (
          <p className="text-ink-muted text-sm">
            {`The first ${drawn.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} rows. `}
            <Button variant="link" size="sm" onClick={() => setDrawn(drawn + ROWS_AT_A_TIME)}>
              Show More
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

// Columns without a value, such as buttons, are left out.
function saveTable<Row>(fileName: string, columns: readonly ReportColumn<Row>[], rows: readonly Row[]): void {
  const named = columns.flatMap(({ title, value }) => (value ? [{ title, value }] : []));
  downloadTable(
    `${fileName}.csv`,
    named.map(({ title }) => title),
    rows.map((row) => named.map(({ value }) => value(row))),
  );
}

function HeadCell<Row>({ column: { title, isNumber } }: { column: ReportColumn<Row> }) {
  return (
    <th
      scope="col"
      className={clsx(
        'px-1.5 py-2 align-bottom font-semibold text-ink-muted text-xs first:pl-0 last:pr-1 sm:px-2',
        isNumber && 'text-right',
        // On phones the table scrolls sideways, which is better than a long name on four short lines.
        title.length > LONG_TITLE && 'max-md:min-w-24',
      )}
    >
      {title}
    </th>
  );
}

function cellStyles({ isNumber, isShort }: { isNumber?: boolean; isShort?: boolean }): string {
  return clsx(
    'h-15 px-1.5 py-2 first:pl-0 last:pr-1 sm:px-2 md:h-10',
    isNumber && 'text-right tabular-nums',
    // On phones a long name may break anywhere, so that it does not push the numbers out of view.
    isNumber || isShort ? 'whitespace-nowrap' : 'break-words max-md:wrap-anywhere max-md:min-w-24',
  );
}
