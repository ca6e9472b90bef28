import { type ApiRow, type ApiShape, apiRows, apiShapes } from './api-rows.ts';
import type { OpenapiDocument } from './openapi-shapes.ts';

/** Returns docs/api.md: a table of calls for each subject, and every shape. */
export function apiMarkdown(document: OpenapiDocument): string {
  const calls = [...apiRows(document)].map(([noun, rows]) => `## ${noun}\n\n${callTable(rows)}`);
  const shapes = apiShapes(document).map((shape) => `### ${shape.name}\n\n${fieldTable(shape)}`);
  return `# The API

<!-- Made by \`npm run docs\` from the routes themselves. -->

${document.info.description}

The same as an OpenAPI document: \`GET /api/openapi.json\`. While developing, as a page: \`/api/docs\`.

${calls.join('\n\n')}

## Shapes

${shapes.join('\n\n')}
`;
}

function callTable(rows: ApiRow[]): string {
  return table(
    ['Call', 'What it does', 'Who', 'Query', 'Sends', 'Answers', 'Refuses with'],
    rows.map((row) => [
      `\`${row.call}\``,
      row.summary,
      row.who,
      row.query.map((name) => `\`${name}\``).join(' '),
      row.sends,
      row.answers,
      row.refusals.join(' '),
    ]),
  );
}

function fieldTable({ fields }: ApiShape): string {
  return table(
    ['Field', 'Holds', ''],
    fields.map(({ name, holds, isRequired }) => [`\`${name}\``, holds, isRequired ? '' : 'may be left out']),
  );
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
