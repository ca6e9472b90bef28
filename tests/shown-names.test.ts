import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Files that need a child's full name for other reasons than to show it. */
const wholeNames = new Map([
  ['web/caseload/assessments/assessment-print-head.tsx', 'stands on paper alone'],
  ['web/caseload/clients/client-choice.tsx', 'is searched by it'],
  ['web/caseload/clients/client-form.tsx', 'is where it is typed'],
  ['web/caseload/clients/client-name.tsx', 'shows it'],
  ['web/caseload/clients/client-order.ts', 'sorts by it'],
  ['web/caseload/clients/client-table.tsx', 'sorts by it'],
  ['web/caseload/clients/same-client-warning.tsx', 'compares it with what is typed'],
  ['web/caseload/clients/shown-names.ts', 'decides how it is shown'],
  ['web/program/palette/palette-commands.ts', 'is searched by it'],
  ['web/billing/reports/record-tables.tsx', 'writes it into files'],
  ['web/billing/reports/use-report-records.ts', 'writes it into files'],
  ['web/caseload/tasks/use-task-line.ts', 'is where it is typed'],
]);

test('Every screen gets children’s names from one place, so that it can show initials instead', () => {
  // The website has no children in it, and an import shows the chosen file.
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|^web\/(website|records\/imports|program\/design)\//.test(file));
  const withNames = files.filter((file) =>
    /\b(fullNameOf|firstName|lastName)\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(withNames.sort()).toEqual([...wholeNames.keys()].sort());
});
