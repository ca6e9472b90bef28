import { capitalized } from '#domain/platform/capitalized.ts';
import { byTable } from '#domain/program/caseload-records.ts';
import type { ComparedTable, TableComparison } from '#domain/records/backups/backup.ts';

const labels: Record<ComparedTable, string> = {
  ...byTable(({ words }) => capitalized(words.several)),
  assessment_templates: 'Assessment templates',
  inquiries: 'Inquiries',
  accounts: 'Accounts',
};

const cellStyles = 'px-2 py-2 text-right tabular-nums';

/** Compares the present records with the backup's. */
export function ComparisonTable({ tables }: { tables: readonly TableComparison[] }) {
  return (
    <table aria-label="Now and in the backup" className="w-full text-left text-sm">
      <thead>
        <tr className="border-line border-b text-ink-muted text-xs">
          <th scope="col" className="py-2 pr-2 font-semibold">
            Records
          </th>
          <th scope="col" className="px-2 py-2 text-right font-semibold">
            Now
          </th>
          <th scope="col" className="px-2 py-2 text-right font-semibold">
            Backup
          </th>
          <th scope="col" className="px-2 py-2 font-semibold sm:pl-8">
            What Happens
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {tables.map((row) => (
          <tr key={row.table}>
            <th scope="row" className="py-2 pr-2 font-medium">
              {labels[row.table]}
            </th>
            <td className={cellStyles}>{row.now.toLocaleString('en-US')}</td>
            <td className={cellStyles}>{row.inBackup.toLocaleString('en-US')}</td>
            <td className="px-2 py-2 sm:pl-8">{effectOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function effectOf({ lost, changed, returning }: TableComparison) {
  if (lost + changed + returning === 0) return <span className="text-ink-muted">Nothing</span>;
  return (
    <span className="flex flex-col">
      {lost > 0 && <span className="font-medium text-danger">{lost} lost</span>}
      {changed > 0 && <span>{changed} as before</span>}
      {returning > 0 && <span>{returning} back again</span>}
    </span>
  );
}
