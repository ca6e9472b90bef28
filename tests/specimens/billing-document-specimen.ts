import { addInvoicedSession, addSuperbill, buildSuperbill } from '#tests/builders/superbill-builder.ts';
import { NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    billingDocument: number;
    /** Not void either. */
    voidableDocument: number;
  }
}

const dayQuery = () => '?from=2026-09-15&to=2026-09-15';

export const specimen = {
  table: 'billing_documents',
  async add(therapist, { client }) {
    await addInvoicedSession(therapist, client);
    const add = async () => (await addSuperbill(therapist, client)).id;
    return { billingDocument: await add(), voidableDocument: await add() };
  },
  none: { billingDocument: NO_ID, voidableDocument: NO_ID },
  listed: ['billingDocument', 'voidableDocument'],
  calls: {
    'GET /api/billing-documents': {},
    'GET /api/billing-documents/due': {},
    'GET /api/billing-documents/estimates': {},
    'GET /api/clients/:id/estimate': { record: 'client', query: dayQuery },
    'GET /api/clients/:id/superbill': { record: 'client', query: dayQuery },
    'POST /api/billing-documents': { body: ({ client }) => buildSuperbill(client) },
    'GET /api/billing-documents/:id': { record: 'billingDocument' },
    'GET /api/billing-documents/:id/pdf': { record: 'billingDocument' },
    'POST /api/billing-documents/:id/void': {
      record: 'voidableDocument',
      body: () => ({ reason: 'Made too early' }),
    },
  },
} satisfies Specimen;
