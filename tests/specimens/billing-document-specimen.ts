import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { addId, NO_ID, type Specimen, type SpecimenIds } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    billingDocument: number;
    /** Not void either. */
    voidableDocument: number;
  }
}

/** A day on which the client has no other session. */
const DAY = '2026-09-15';

const superbillFor = ({ client: clientId }: Pick<SpecimenIds, 'client'>) => ({
  ...{ kind: 'superbill', clientId, fromOn: DAY, untilOn: DAY },
});

export const specimen = {
  table: 'billing_documents',
  async add(therapist, ids) {
    const { client: clientId } = ids;
    await therapist.put('/api/signing-profile', buildSigningProfile());
    const session = buildSession({ clientId, date: `${DAY}T15:00:00.000Z`, status: 'completed' });
    const sessionIds = [await addId(therapist, '/api/sessions', session)];
    await addId(therapist, '/api/invoices', buildInvoice({ clientId, sessionIds }));
    const add = () => addId(therapist, '/api/billing-documents', superbillFor(ids));
    return { billingDocument: await add(), voidableDocument: await add() };
  },
  none: { billingDocument: NO_ID, voidableDocument: NO_ID },
  listed: ['billingDocument', 'voidableDocument'],
  calls: {
    'GET /api/billing-documents': {},
    'GET /api/clients/:id/superbill': { record: 'client', query: () => `?from=${DAY}&to=${DAY}` },
    'POST /api/billing-documents': { body: superbillFor },
    'GET /api/billing-documents/:id': { record: 'billingDocument' },
    'GET /api/billing-documents/:id/pdf': { record: 'billingDocument' },
    'POST /api/billing-documents/:id/void': {
      record: 'voidableDocument',
      body: () => ({ reason: 'Made too early' }),
    },
  },
} satisfies Specimen;
