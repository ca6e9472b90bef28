import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadTable } from '#web/api/download.ts';
import { Button } from '#web/ui/button.tsx';

export interface ReportColumn<Row> {
  title: string;
  /** What people see. */
  cell: (row: Row) => ReactNode;
  /** What a spreadsheet gets; amounts as plain dollars. */
  value: (row: Row) => string | number | null;
  /** Numbers stand at the right. */
  isNumber?: boolean;
}

interface ReportTableProps<Row> {
  label: string;
  /** The name of the CSV file, without its ending. */
  fileName: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  empty: string;
}

/** A small table of figures that can be taken into a spreadsheet. */
export function ReportTable<Row>({ label, fileName, columns, rows, keyOf, empty }: ReportTableProps<Row>) {
  if (rows.length === 0) return <p className="py-2 text-ink-muted text-sm">{empty}</p>;
  return (
    <>
      <div className="max-h-96 overflow-auto print:max-h-none">
        <table aria-label={label} className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-surface">
            <tr className="border-line border-b">
              {columns.map(({ title, isNumber }) => (
                <th
                  key={title}
                  scope="col"
                  className={`px-2 py-2 font-semibold text-ink-muted text-xs ${isNumber ? 'text-right' : ''}`}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ title, cell, isNumber }) => (
                  <td
                    key={title}
                    className={`break-words px-2 py-2 ${isNumber ? 'text-right tabular-nums' : ''}`}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2 print:hidden"
        aria-label={`Download ${label} as CSV`}
        onClick={() => downloadCsv(fileName, columns, rows)}
      >
        <Download aria-hidden="true" />
        CSV
      </Button>
    </>
  );
}

function downloadCsv<Row>(
  fileName: string,
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
): void {
  downloadTable(
    `${fileName}.csv`,
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ value }) => value(row))),
  );
}
