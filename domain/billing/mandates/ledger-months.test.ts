import { expect, test } from 'vitest';
import { ledgerMonths } from './ledger-months.ts';

test('Months carry what is open across the end of a year', () => {
  const asked: string[] = [];
  const balances = [
    { toMakeUp: 60, madeUp: 0 },
    { toMakeUp: 90, madeUp: 60 },
    { toMakeUp: 90, madeUp: 90 },
    { toMakeUp: 60, madeUp: 30 },
  ];
  const months = ledgerMonths('2027-11-15', '2028-02-10', (on) => {
    asked.push(on);
    return balances[asked.length - 1] ?? { toMakeUp: 0, madeUp: 0 };
  });
  expect(asked).toEqual(['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-10']);
  expect(months).toEqual([
    { month: '2027-11', carriedIn: 0, added: 60, madeUp: 0, carriedOut: 60 },
    { month: '2027-12', carriedIn: 60, added: 30, madeUp: 60, carriedOut: 30 },
    { month: '2028-01', carriedIn: 30, added: 0, madeUp: 30, carriedOut: 0 },
    { month: '2028-02', carriedIn: 0, added: -30, madeUp: -60, carriedOut: 30 },
  ]);
});

test('There are no months before the first day', () => {
  expect(ledgerMonths('2026-09-14', '2026-08-31', () => ({ toMakeUp: 0, madeUp: 0 }))).toEqual([]);
});
