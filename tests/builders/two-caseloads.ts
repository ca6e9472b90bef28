import { createUser } from '#server/people/users/user-store.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

export const NOW = '2026-11-20T15:00:00.000Z';
export const clientRow = {
  first_name: 'Ivy',
  last_name: 'Sample',
  email: null,
  phone: null,
  address: null,
  date_of_birth: null,
  notes: null,
  status: 'active',
  created_at: NOW,
  updated_at: NOW,
} as const;
export const sessionRow = {
  date: NOW,
  duration: 60,
  type: 'individual',
  status: 'completed',
  absence_number: 0,
  billable: true,
  series_id: null,
  makes_up_for: null,
  created_at: NOW,
  updated_at: NOW,
} as const;
export const invoiceRow = {
  amount: 12_000,
  description: 'October',
  date_issued: NOW,
  due_date: '2026-12-20',
  date_paid: null,
  status: 'pending',
  invoice_type: 'session',
  created_at: NOW,
  updated_at: NOW,
} as const;

/** An invoice line of a session. */
export const lineRow = {
  position: 1,
  kind: 'session',
  day: '2026-11-20',
  minutes: 60,
  type: 'individual',
  status: 'completed',
  label: 'Individual Therapy',
  rate: 200,
  cents: 12_000,
  annual_id: null,
} as const;

/** Creates two therapists, each with a client, a session and an invoice. */
export async function twoCaseloads() {
  const database = await openTestDatabase();
  const open = async (username: string) => {
    const account = { username, email: `${username}@example.com`, fullName: username, password: '' };
    const { id } = await database.write((queries) =>
      createUser(queries, account, 'no password', NOW, { isInvited: true }),
    );
    const caseload = forCaseload(
      { database, therapistId: id, clock: () => new Date(NOW) },
      { kind: 'therapist', id: id, address: null },
    );
    const ids = await caseload.write(async (queries) => {
      const clientId = await queries.insertReturningId('clients', clientRow);
      return {
        clientId,
        sessionId: await queries.insertReturningId('sessions', { ...sessionRow, client_id: clientId }),
        invoiceId: await queries.insertReturningId('invoices', { ...invoiceRow, client_id: clientId }),
      };
    });
    return { caseload, id, ...ids };
  };
  return { database, hers: await open('robin'), others: await open('kim') };
}
