// `npm run bench -- PART`: runs one benchmark, `requests` unless another part is named. `--quick` takes about a minute;
// `sqlite` or `postgres` measures one engine where a part measures both.
import process from 'node:process';

const parts = new Map([
  ['requests', () => import('./requests.ts')],
  ['scale', () => import('./scale.ts')],
  ['hour', () => import('./hour.ts')],
  ['ten-years', () => import('./ten-years.ts')],
  ['note', () => import('./note-page.ts')],
  ['signing', () => import('./signing.ts')],
  ['documents', () => import('./clinical-documents.ts')],
  ['owed', () => import('./owed.ts')],
  ['owed-pages', () => import('./owed-pages.ts')],
  ['money', () => import('./money.ts')],
  ['web', () => import('./web.ts')],
  ['compare', () => import('./compare.ts')],
  ['choices', () => import('./design-choices.ts')],
]);
const named = process.argv.slice(2).find((word) => parts.has(word)) ?? 'requests';
await parts.get(named)?.();
