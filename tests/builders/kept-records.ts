import { type Client, clientRecord, type NewClient } from '#domain/clients/client.ts';
import type { InvoiceLine } from '#domain/invoices/invoice-line.ts';
import { contentOf } from '#domain/record.ts';
import type { Session } from '#domain/sessions/session.ts';

const sam: NewClient = { firstName: 'Sam', lastName: 'Sample' };
const MOMENT = '2026-09-01T12:00:00.000Z';

/** A client as it is kept; state only what the case is about. */
export function keptClient(changes: Partial<Client> = {}): Client {
  return {
    id: 1,
    therapistId: 1,
    ...contentOf(clientRecord, sam),
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...changes,
  };
}

/** A completed session of an hour as it is kept; state only what the case is about. */
export function keptSession(changes: Partial<Session> = {}): Session {
  return {
    id: 1,
    clientId: 1,
    therapistId: 1,
    date: '2026-10-05T14:00:00.000Z',
    duration: 60,
    type: 'individual',
    status: 'completed',
    absenceNumber: 0,
    billable: true,
    notes: null,
    seriesId: null,
    makesUpFor: null,
    groupId: null,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...changes,
  };
}

/** The line of that session on an invoice; state only what the case is about. */
export function keptSessionLine(changes: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    kind: 'session',
    day: '2026-10-05',
    minutes: 60,
    type: 'individual',
    status: 'completed',
    label: 'Individual Therapy',
    rate: 200,
    cents: 12_000,
    sessionId: 1,
    annualId: null,
    ...changes,
  };
}
