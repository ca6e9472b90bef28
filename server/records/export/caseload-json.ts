/** What an export holds under a name: a list in windows of its rows, or anything else whole. */
export type ExportedPart = AsyncIterable<readonly object[]> | object;

/**
 * The lists of a caseload, and what stands beside them, as JSON with an indent of two, window by window: the text of a
 * whole one at once stops everything else.
 */
export async function* caseloadJson(
  caseload: Readonly<Record<string, ExportedPart>>,
): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, content] of Object.entries(caseload)) {
    yield `${before}  ${JSON.stringify(name)}: `;
    if (Symbol.asyncIterator in content) yield* rowsJson(content);
    else yield indented(content, '  ');
    before = ',\n';
  }
  yield '\n}';
}

async function* rowsJson(windows: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of windows) {
    if (rows.length === 0) continue;
    yield (isFirst ? '[\n' : ',\n') + rows.map((row) => `    ${indented(row, '    ')}`).join(',\n');
    isFirst = false;
  }
  yield isFirst ? '[]' : '\n  ]';
}

function indented(content: object, indent: string): string {
  return JSON.stringify(content, null, 2).replaceAll('\n', `\n${indent}`);
}
