import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);

/** The wings in the order of their imports: each may import those before it. `program` puts them together. */
const wings: readonly string[] = [
  'platform',
  'people',
  'caseload',
  'clinical',
  'billing',
  'website',
  'records',
  'program',
];

/** The wing of a file: `domain/clinical/goals/goal.ts` belongs to `clinical`. */
function wingOf(file: string): number {
  return wings.indexOf(file.split('/')[1] ?? '');
}

/** The files of ours that a file imports, for their types too. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return Array.from(text.matchAll(/(?:from|import)\s*\(?'((?:#|\.\.?\/)[^'?]+\.tsx?)/g), ([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
  );
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** `domain/program` lists the kinds of records: `server`, `web` and the records of `domain` go through that list. */
function isAllowed(file: string, imported: string): boolean {
  if (!/^(domain|server|web)\//.test(imported) || wingOf(imported) <= wingOf(file)) return true;
  return imported.startsWith('domain/program/') && /^(server|web|domain\/records)\//.test(file);
}

/** Imports against the order that are still to be cut, most of them by modules for the screens. No others may be added. */
const stillToCut = [
  'domain/platform/accents.ts imports domain/website/identity/fact.ts',
  'web/billing/reports/reports-page.tsx imports web/website/page-views/website-card.tsx',
  'web/caseload/clients/client-invoice-rows.tsx imports domain/billing/invoices/invoice.ts',
  'web/caseload/clients/client-invoice-rows.tsx imports web/billing/invoices/invoice-status-badge.tsx',
  'web/caseload/clients/client-new-page.tsx imports domain/website/inquiries/client-of-inquiry.ts',
  'web/caseload/clients/client-new-page.tsx imports web/website/inquiries/inquiry-of-state.ts',
  'web/caseload/clients/client-new-page.tsx imports web/website/inquiries/inquiry-queries.ts',
  'web/caseload/clients/client-records.ts imports domain/billing/invoices/invoice.ts',
  'web/caseload/clients/client-records.ts imports web/billing/invoices/invoice-queries.ts',
  'web/caseload/clients/client-tabs.tsx imports web/clinical/documents/client-documents.tsx',
  'web/caseload/clients/client-tabs.tsx imports web/clinical/goals/client-goals.tsx',
  'web/caseload/dashboard/dashboard-notices.tsx imports web/website/inquiries/inquiry-queries.ts',
  'web/caseload/dashboard/dashboard-page.tsx imports web/clinical/documents/due-report-queries.ts',
  'web/caseload/dashboard/notice-cards.tsx imports web/website/inquiries/new-inquiries-card.tsx',
  'web/caseload/dashboard/schedule-card.tsx imports web/clinical/documents/reports-due-link.tsx',
  'web/caseload/dashboard/schedule-card.tsx imports web/clinical/notes/notes-to-sign-link.tsx',
  'web/caseload/dashboard/use-schedule.ts imports web/clinical/notes/note-list-queries.ts',
  'web/caseload/sessions/session-delete-dialog.tsx imports web/clinical/results/result-queries.ts',
  'web/caseload/sessions/session-detail.tsx imports web/clinical/notes/last-note-card.tsx',
  'web/caseload/sessions/session-detail.tsx imports web/clinical/notes/note-queries.ts',
  'web/caseload/sessions/session-detail.tsx imports web/clinical/notes/session-note-card.tsx',
  'web/caseload/sessions/session-facts.tsx imports domain/billing/invoices/billable-sessions.ts',
  'web/caseload/sessions/session-facts.tsx imports web/billing/invoices/invoice-queries.ts',
  'web/caseload/sessions/session-facts.tsx imports web/billing/invoices/invoice-status-badge.tsx',
  'web/caseload/sessions/session-page.tsx imports web/clinical/notes/left-note-card.tsx',
  'web/caseload/sessions/session-row.tsx imports web/clinical/notes/session-note-cell.tsx',
  'web/clinical/documents/document-facts.tsx imports web/billing/annuals/annual-queries.ts',
  'web/people/sign-in/auth-page.tsx imports web/website/site/default-meta.ts',
  'web/people/users/account-page.tsx imports web/clinical/signing/signature-card.tsx',
  'web/platform/drafts/use-form-draft.ts imports web/people/sign-in/user-queries.ts',
];

test('Every file of the three layers stands in a wing', () => {
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((file) => wingOf(file) < 0)).toEqual([]);
});

test('Imports go one way between wings, but for those still to be cut', () => {
  const against = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(against.sort()).toEqual(stillToCut.sort());
});

test('No files import each other in a circle, for their types either', () => {
  const open = new Map(imports);
  for (;;) {
    const free = [...open].filter(([, others]) => others.every((other) => !open.has(other)));
    if (free.length === 0) break;
    for (const [file] of free) open.delete(file);
  }
  expect([...open.keys()].sort()).toEqual([]);
});
