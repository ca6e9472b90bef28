import type { Annual } from '#domain/billing/annuals/annual.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice, type StartPractice } from './prepared-practice.ts';
import type { TestReply, TestVisitor } from './test-visitor.ts';

/**
 * Starts a practice with one client to bill, on November 20, 2026; `at` moves the clock. Records belong to that
 * client and therapist by default. The therapist owns the practice only if `startTestPractice` starts it.
 */
export async function startBillingPractice(start: StartPractice = preparedPractice) {
  let now = new Date('2026-11-20T15:00:00.000Z');
  const practice = await start({ clock: () => now });
  const owner = await practice.register();

  async function addClient(therapist: TestVisitor = owner): Promise<number> {
    return (await addRecord<Client>(therapist, '/api/clients', buildClient())).id;
  }
  const clientId = await addClient();

  /** Adds a completed session. */
  async function addSession(changes: object = {}, therapist: TestVisitor = owner): Promise<number> {
    const session = { ...buildSession({ clientId, status: 'completed' }), ...changes };
    return (await addRecord<Session>(therapist, '/api/sessions', session)).id;
  }

  /** Issues an invoice, by default for a new session. */
  async function issue(changes: object = {}): Promise<Invoice> {
    const sessionIds = 'sessionIds' in changes ? changes.sessionIds : [await addSession()];
    return addRecord<Invoice>(owner, '/api/invoices', {
      ...buildInvoice({ clientId }),
      sessionIds,
      ...changes,
    });
  }

  return {
    practice,
    owner,
    clientId,
    at(moment: string): void {
      now = new Date(moment);
    },
    /** Moves the clock beyond a sign-in's lifetime and signs the owner in again. */
    async signInAt(moment: string): Promise<void> {
      now = new Date(moment);
      const reply = await owner.post('/api/login', owner.credentials);
      if (reply.status !== 200) throw new Error(`Login failed: ${reply.status}: ${reply.text}`);
    },
    addClient,
    addSession,
    issue,
    addAnnual(changes: object = {}): Promise<Annual> {
      return addRecord<Annual>(owner, '/api/annuals', { ...buildAnnual({ clientId }), ...changes });
    },
    change(invoice: Invoice, changes: object): Promise<TestReply> {
      return owner.put(`/api/invoices/${invoice.id}`, changes);
    },
    async invoice(id: number): Promise<Invoice> {
      return (await owner.get(`/api/invoices/${id}`)).json<Invoice>();
    },
    /** Returns the ids in the list of invoices. */
    async listed(query = ''): Promise<number[]> {
      return (await owner.get(`/api/invoices${query}`)).json<Invoice[]>().map(({ id }) => id);
    },
  };
}

export type BillingPractice = Awaited<ReturnType<typeof startBillingPractice>>;
