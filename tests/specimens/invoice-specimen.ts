import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    invoice: number;
  }
}

export const specimen = {
  table: 'invoices',
  async add(therapist, { client: clientId, billedSession }) {
    const body = buildInvoice({ clientId, sessionIds: [billedSession] });
    return { invoice: await addId(therapist, '/api/invoices', body) };
  },
  none: { invoice: NO_ID },
  listed: ['invoice'],
  changes: [{ description: 'First' }, { description: 'Second' }],
  calls: {
    'GET /api/invoices': {},
    'POST /api/invoices': {
      body: ({ client, billableSession }) =>
        buildInvoice({ clientId: client, sessionIds: [billableSession] }),
    },
    'POST /api/invoices/batch': {
      body: ({ client, otherBillableSession }) => ({
        invoices: [buildInvoice({ clientId: client, sessionIds: [otherBillableSession] })],
      }),
    },
    'PUT /api/invoices/paid': { body: ({ invoice }) => ({ ids: [invoice] }) },
    'GET /api/invoices/open': {},
    'GET /api/invoices/batch/pdf': { query: ({ invoice }) => `?ids=${invoice}` },
    'GET /api/invoices/:id': { record: 'invoice' },
    'GET /api/invoices/:id/pdf': { record: 'invoice' },
    'PUT /api/invoices/:id': { record: 'invoice', body: () => ({ status: 'paid' }) },
    'DELETE /api/invoices/:id': { record: 'invoice' },
  },
} satisfies Specimen;
