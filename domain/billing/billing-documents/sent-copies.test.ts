import { expect, test } from 'vitest';
import { type InvoicePaper, revisedInvoice } from '#domain/billing/invoices/invoice-paper.ts';
import { replacingStatement, type StatementPaper } from '#domain/billing/payments/statement-paper.ts';
import { lateInvoices } from './payment-reminder.ts';

const practice = { name: 'Tall Trees', address: '', phone: '', email: '', npi: '', taxId: '', license: '' };

const invoice: InvoicePaper = {
  ...{ kind: 'invoice', number: 1042, revisedOn: null, practice, billTo: [], status: 'pending' },
  ...{ issuedOn: '2026-11-02', dueOn: '2026-11-16', paidOn: null, description: 'Therapy', lines: [] },
  ...{ amount: 36_000, paid: 0, writtenOff: 0, balance: 36_000, howToPay: { words: 'By check', link: '' } },
};

const paid: Partial<InvoicePaper> = {
  ...{ status: 'paid', paidOn: '2026-11-15', paid: 36_000, balance: 0, howToPay: null },
};

test.each([
  ['the first copy', undefined, {}, null],
  ['a copy that reads the same', {}, {}, null],
  ['a copy that became late', {}, { status: 'overdue' }, null],
  ['a copy with another amount', {}, { amount: 30_000 }, '2026-11-20'],
  ['a copy paid in part', {}, { paid: 20_000, balance: 16_000 }, '2026-11-20'],
  ['a paid copy', {}, paid, '2026-11-20'],
  ['a copy that reads as the revised one', { revisedOn: '2026-11-10' }, {}, '2026-11-10'],
  ['a copy that differs from the revised one', { revisedOn: '2026-11-10' }, paid, '2026-11-20'],
] as const)('Of an invoice, %s', (_, last, changes, revisedOn) => {
  const sent = last && { ...invoice, ...last };
  expect(revisedInvoice({ ...invoice, ...changes }, sent, '2026-11-20').revisedOn).toBe(revisedOn);
});

const statement: StatementPaper = {
  ...{ kind: 'statement', from: '2026-11-01', until: '2026-11-30', replaces: null, practice, billTo: [] },
  ...{ namesChildren: false, opening: 0, closing: 0, received: 0, entries: [], howToPay: null },
  aging: { '0-30': 0, '31-60': 0, '61-90': 0, 'over 90': 0 },
};

test.each([
  ['nothing before', undefined, {}, null],
  ['one that reads the same', {}, {}, null],
  ['one that reads otherwise', {}, { received: 500 }, '2026-11-30'],
  ['one that reads the same and replaced another', { replaces: '2026-11-29' }, {}, '2026-11-29'],
] as const)('A statement after %s', (_, last, changes, replaces) => {
  const sent = last && { paper: { ...statement, ...last }, sentOn: '2026-11-30' };
  expect(replacingStatement({ ...statement, ...changes }, sent).replaces).toBe(replaces);
});

test('A reminder names what is overdue, the earliest due first', () => {
  const open = { status: 'pending', balance: 100 } as const;
  const late = lateInvoices(
    [
      { ...open, id: 4, dueDate: '2026-11-19' },
      { ...open, id: 3, dueDate: '2026-10-30' },
      { ...open, id: 5, dueDate: '2026-11-20' },
      { ...open, id: 6, dueDate: '2026-11-25', status: 'overdue' },
      { ...open, id: 2, dueDate: '2026-10-01', status: 'paid', balance: 0 },
    ],
    '2026-11-20',
  );
  expect(late.map(({ number, daysLate }) => [number, daysLate])).toEqual([
    [3, 21],
    [4, 1],
    [6, 0],
  ]);
});
