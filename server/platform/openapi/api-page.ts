import { escapeHtml } from '#server/platform/plain-pages/escape-html.ts';
import { apiRows, apiShapes } from './api-rows.ts';
import type { OpenapiDocument } from './openapi-shapes.ts';

/** The text of the page's style element. */
export const apiPageStyles = `
:root { color-scheme: light dark }
body { margin: 2rem auto; max-width: 80rem; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 2rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #8886 }
code { font-size: .95em }
td:first-child { white-space: nowrap }`;

/** Returns the API as an HTML page, with a table for each subject and each shape. */
export function apiPage(document: OpenapiDocument): string {
  const calls = [...apiRows(document)].map(([noun, rows]) =>
    section(
      noun,
      ['Call', 'What it does', 'Who', 'Query', 'Sends', 'Answers', 'Refuses with'],
      rows.map((row) => [
        row.call,
        row.summary,
        row.who,
        row.query.join(', '),
        row.sends,
        row.answers,
        row.refusals.join(', '),
      ]),
    ),
  );
  const shapes = apiShapes(document).map(({ name, fields }) =>
    section(
      name,
      ['Field', 'Holds', ''],
      fields.map((field) => [field.name, field.holds, field.isRequired ? '' : 'may be left out']),
    ),
  );
  const about = document.info.description.split('\n\n').map((text) => `<p>${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><title>${escapeHtml(document.info.title)}</title><style>${apiPageStyles}</style></head>
<body><main><h1>${escapeHtml(document.info.title)}</h1>
${about.join('\n')}
${calls.join('\n')}
<h1>Shapes</h1>
${shapes.join('\n')}
</main></body>
</html>
`;
}

function section(title: string, head: string[], rows: string[][]): string {
  const cells = (tag: 'th' | 'td', row: string[]) =>
    row
      .map((cell, column) => {
        const text = escapeHtml(cell);
        return tag === 'td' && column === 0 ? `<td><code>${text}</code></td>` : `<${tag}>${text}</${tag}>`;
      })
      .join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<h2>${escapeHtml(title)}</h2>
<table><thead><tr>${cells('th', head)}</tr></thead><tbody>
${body}
</tbody></table>`;
}
