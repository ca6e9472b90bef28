import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';
import { buildInvoice } from './invoice-builder.ts';
import { buildNote } from './note-builder.ts';
import { buildSession } from './session-builder.ts';
import { buildSigningProfile } from './signing-builder.ts';

/** The day of the session of `addInvoicedSession`. */
const DAY = '2026-09-15';

/** Builds a request to make a superbill over the day of `addInvoicedSession`. */
export function buildSuperbill(clientId: number) {
  return { kind: 'superbill', clientId, fromOn: DAY, untilOn: DAY };
}

/** Adds a session that can be on a superbill, with its invoice; the practice's tax ID is the owner's to enter. */
export async function addInvoicedSession(therapist: TestVisitor, clientId: number): Promise<void> {
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const { id } = await addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({ clientId, date: `${DAY}T15:00:00.000Z`, status: 'completed' }),
  });
  const codes = { procedureCodes: ['X1001'], diagnosisCodes: ['F82'] };
  await therapist.put(`/api/sessions/${id}/note`, buildNote(codes));
  await addRecord(therapist, '/api/invoices', buildInvoice({ clientId, sessionIds: [id] }));
}

/** Adds a superbill of a client. */
export function addSuperbill(therapist: TestVisitor, clientId: number): Promise<BillingDocument> {
  return addRecord<BillingDocument>(therapist, '/api/billing-documents', buildSuperbill(clientId));
}
