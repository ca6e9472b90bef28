import type { Annual } from '#domain/billing/annuals/annual.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { expectStatus, type Requests, recordAdder } from './record-adder.ts';

/** Dates so far away that a due date means the same whenever the tests run. */
export const LONG_AGO = '2001-01-31';
const FAR_AWAY = '2999-01-31';

/** Returns functions that add and change the signed-in user's billing records. */
export function billingOf(requests: Requests) {
  const add = recordAdder(requests);
  const addClient = (changes: Parameters<typeof buildClient>[0] = {}) =>
    add<Client>('clients', buildClient(changes));
  /** A completed session of an hour by default. */
  const addSession = (clientId: number, changes: object = {}) =>
    add<Session>('sessions', { ...buildSession({ clientId, status: 'completed' }), ...changes });
  /** A pending invoice, by default for a new session. */
  const issue = async (clientId: number, changes: object = {}) => {
    const lines = 'annualIds' in changes ? {} : { sessionIds: [(await addSession(clientId)).id] };
    return add<Invoice>('invoices', {
      ...buildInvoice({ clientId }),
      dueDate: FAR_AWAY,
      ...lines,
      ...changes,
    });
  };
  const addAnnual = (clientId: number, changes: object = {}) =>
    add<Annual>('annuals', { ...buildAnnual({ clientId }), ...changes });
  /** A payment by check by default. */
  const pay = (clientId: number, changes: object = {}) =>
    add<Payment>('payments', buildPayment({ clientId, ...changes }));
  const invoices = async (): Promise<Invoice[]> => (await requests.get('/api/invoices')).json();
  const put = async (path: string, record: object) => {
    expectStatus(200, await requests.put(`/api/${path}`, record));
  };
  const correctSession = (id: number, changes: object) => put(`sessions/${id}`, changes);
  /** For every type of session. */
  const chargePerMinute = (cents: number) =>
    put('practice-settings', {
      centsPerMinute: { individual: cents, group: cents, home: cents, absent: cents },
    });
  return { addClient, addSession, issue, addAnnual, pay, invoices, correctSession, chargePerMinute };
}

export type BillingJourney = ReturnType<typeof billingOf>;
