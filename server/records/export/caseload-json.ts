/** A named part of an export: a list in windows of rows, or any other value. */
export type ExportedPart = AsyncIterable<readonly object[]> | object;

/**
 * Yields a caseload's lists and other values as JSON with an indent of two, in windows: serializing everything at
 * once would block other requests.
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
