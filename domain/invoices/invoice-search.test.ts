import { expect, test } from 'vitest';
import type { Invoice } from './invoice.ts';
import { findInvoices } from './invoice-search.ts';

const names = new Map([
  [1, 'Zoë Marigold'],
  [2, 'Ben Harbor'],
]);
const clientName = (id: number) => names.get(id) ?? 'Unknown Client';

const invoices: (Pick<Invoice, 'clientId' | 'description' | 'amount' | 'status'> & { id: number })[] = [
  { id: 1, clientId: 1, description: 'Sessions of October', amount: 12_000, status: 'pending' },
  { id: 2, clientId: 2, description: 'Sessions of September', amount: 123_450, status: 'overdue' },
  { id: 3, clientId: 1, description: 'Annual record, Sep 4, 2026', amount: 5_000, status: 'paid' },
];
const all = { search: '', status: 'all', clientId: undefined } as const;

test.each([
  [{}, [1, 2, 3]],
  [{ search: '  ' }, [1, 2, 3]],
  [{ search: 'zoe' }, [1, 3]],
  [{ search: 'ZOË  mari' }, [1, 3]],
  [{ search: 'september' }, [2]],
  [{ search: '$120.00' }, [1]],
  [{ search: '$1,234' }, [2]],
  [{ search: '1234.50' }, [2]],
  [{ search: 'owl' }, []],
  [{ status: 'overdue' as const }, [2]],
  [{ status: 'paid' as const }, [3]],
  [{ clientId: 1 }, [1, 3]],
  [{ clientId: 1, status: 'pending' as const, search: 'sessions' }, [1]],
])('%o finds %j', (choices, ids) => {
  expect(findInvoices(invoices, { ...all, ...choices }, clientName).map(({ id }) => id)).toEqual(ids);
});
