import type { WholeCaseload } from './whole-caseload.ts';

/** A caseload as JSON with an indent of two, record by record: the text of a whole one at once stops everything else. */
export function* caseloadJson(caseload: WholeCaseload): Generator<string> {
  let before = '{\n';
  for (const [table, rows] of Object.entries(caseload)) {
    yield `${before}  ${JSON.stringify(table)}: `;
    yield* rowsJson(rows);
    before = ',\n';
  }
  yield '\n}';
}

function* rowsJson(rows: readonly object[]): Generator<string> {
  if (rows.length === 0) {
    yield '[]';
    return;
  }
  let before = '[\n';
  for (const row of rows) {
    yield `${before}    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
    before = ',\n';
  }
  yield '\n  ]';
}
