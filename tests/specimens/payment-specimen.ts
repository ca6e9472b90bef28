import { buildPayment } from '#tests/builders/payment-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    /** A part of the invoice. */
    payment: number;
    /** On no invoice. */
    credit: number;
  }
}

const october = '?from=2026-10-01&to=2026-10-31';

export const specimen = {
  table: 'payments',
  async add(therapist, { client: clientId, invoice: invoiceId }) {
    const add = (amount: number, applications: { invoiceId: number; amount: number }[]) =>
      addId(therapist, '/api/payments', buildPayment({ clientId, amount, applications }));
    return { payment: await add(2_000, [{ invoiceId, amount: 1_000 }]), credit: await add(500, []) };
  },
  none: { payment: NO_ID, credit: NO_ID },
  listed: ['payment', 'credit'],
  changes: [{ memo: 'First' }, { memo: 'Second' }],
  calls: {
    'GET /api/payments': {},
    'POST /api/payments': { body: ({ client: clientId }) => buildPayment({ clientId, amount: 100 }) },
    'GET /api/payments/:id': { record: 'payment' },
    'PUT /api/payments/:id': { record: 'payment', body: () => ({ reference: '1207' }) },
    'GET /api/payments/:id/receipt/pdf': { record: 'payment' },
    'GET /api/accounts': {},
    'GET /api/accounts/:id': { record: 'client' },
    'GET /api/accounts/:id/statement': { record: 'client', query: () => october },
    'GET /api/accounts/:id/statement/pdf': { record: 'client', query: () => october },
    'POST /api/invoices/:id/use-credit': { record: 'invoice', body: () => ({}) },
    'POST /api/payments/:id/void': { record: 'credit', body: () => ({}) },
  },
} satisfies Specimen;
