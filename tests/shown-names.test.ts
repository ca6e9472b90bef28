import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Who needs a child's whole name for something else than to show it, and what for. */
const wholeNames = new Map([
  ['web/assessments/assessment-print-head.tsx', 'stands on paper alone'],
  ['web/clients/client-choice.tsx', 'is searched by it'],
  ['web/clients/client-form.tsx', 'is where it is typed'],
  ['web/clients/client-name.tsx', 'shows it'],
  ['web/clients/client-order.ts', 'sorts by it'],
  ['web/clients/client-table.tsx', 'sorts by it'],
  ['web/clients/same-client-word.tsx', 'compares it with what is typed'],
  ['web/clients/shown-names.ts', 'decides how it is shown'],
  ['web/palette/palette-commands.ts', 'is searched by it'],
  ['web/phrases/session-phrases.tsx', 'writes it into the note'],
  ['web/reports/record-tables.tsx', 'writes it into files'],
  ['web/reports/use-report-records.ts', 'writes it into files'],
  ['web/tasks/use-task-line.ts', 'is where it is typed'],
]);

test('every screen takes the names of children from one place, so that initials can stand for them', () => {
  // The website has no children in it, and an import shows the file that was chosen.
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|^web\/(site|imports|design|settings\/website)\//.test(file));
  const withNames = files.filter((file) =>
    /\b(fullNameOf|firstName|lastName)\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(withNames.sort()).toEqual([...wholeNames.keys()].sort());
});
