import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { downloadTable } from '#web/platform/api/download.ts';
import { Button } from '#web/platform/ui/button.tsx';

const ROWS_AT_A_TIME = 50;
const LONG_TITLE = 14;

export interface ReportColumn<Row> {
  title: string;
  /** What people see. */
  cell: (row: Row) => ReactNode;
  /** What a spreadsheet gets: amounts as plain dollars, days as YYYY-MM-DD. Without it the column stays out. */
  value?: (row: Row) => string | number | null;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** Dates and other short words stay on one line, as numbers do. */
  isShort?: boolean;
  /** What all rows come to. */
  total?: ReactNode;
}

interface ReportTableProps<Row> {
  label: string;
  /** The name of the CSV file, without its ending. */
  fileName: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  /** What a spreadsheet gets, where it is not all of the rows. */
  savedRows?: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  empty: string;
}

/** A table of figures that can be taken into a spreadsheet; of a long one it draws the first fifty rows. */
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
              Show more
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

// Columns without a value, such as buttons, stay out.
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
        'px-1.5 py-2 align-bottom font-semibold text-ink-muted text-xs first:pl-0 last:pr-0.5 sm:px-2',
        isNumber && 'text-right',
        // On a phone the table is pushed sideways; a long name in four short lines would read worse.
        title.length > LONG_TITLE && 'max-md:min-w-24',
      )}
    >
      {title}
    </th>
  );
}

function cellStyles({ isNumber, isShort }: { isNumber?: boolean; isShort?: boolean }): string {
  return clsx(
    'h-15 px-1.5 py-2 first:pl-0 last:pr-0.5 sm:px-2 md:h-10',
    isNumber && 'text-right tabular-nums',
    // On a phone a long name breaks anywhere, so that it does not push the numbers out of sight.
    isNumber || isShort ? 'whitespace-nowrap' : 'break-words max-md:wrap-anywhere max-md:min-w-24',
  );
}
