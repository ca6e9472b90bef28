import { buildMandate } from '#tests/builders/mandate-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    mandate: number;
    /** Toward which no session counts. */
    looseMandate: number;
  }
}

export const specimen = {
  table: 'mandates',
  async add(therapist, { client: clientId, plan: planId, school: schoolId, payer: payerId }) {
    const add = () =>
      addId(therapist, '/api/mandates', buildMandate({ clientId, planId, schoolId, payerId }));
    return { mandate: await add(), looseMandate: await add() };
  },
  none: { mandate: NO_ID, looseMandate: NO_ID },
  listed: ['mandate', 'looseMandate'],
  changes: [{ notes: 'First' }, { notes: 'Second' }],
  calls: {
    'GET /api/mandates': {},
    'POST /api/mandates': {
      body: ({ client, plan }) => buildMandate({ clientId: client, planId: plan }),
    },
    'GET /api/mandates/:id': { record: 'mandate' },
    'GET /api/mandates/:id/ledger': { record: 'mandate' },
    'GET /api/mandates/:id/pdf': { record: 'mandate' },
    'GET /api/mandates/:id/csv': { record: 'mandate' },
    'GET /api/services-owed': {},
    'PUT /api/mandates/:id': { record: 'mandate', body: () => ({ authorizationNumber: 'A-204' }) },
    'DELETE /api/mandates/:id': { record: 'looseMandate' },
  },
} satisfies Specimen;
