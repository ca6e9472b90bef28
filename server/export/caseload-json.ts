/**
 * The lists of a caseload, and what stands beside them, as JSON with an indent of two, record by record: the text of a
 * whole one at once stops everything else.
 */
export function* caseloadJson(caseload: Readonly<Record<string, object>>): Generator<string> {
  let before = '{\n';
  for (const [name, content] of Object.entries(caseload)) {
    yield `${before}  ${JSON.stringify(name)}: `;
    if (Array.isArray(content)) yield* rowsJson(content);
    else yield indented(content, '  ');
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
    yield `${before}    ${indented(row, '    ')}`;
    before = ',\n';
  }
  yield '\n  ]';
}

function indented(content: object, indent: string): string {
  return JSON.stringify(content, null, 2).replaceAll('\n', `\n${indent}`);
}
