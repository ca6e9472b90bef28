import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    annual: number;
  }
}

export const specimen = {
  table: 'annuals',
  add: async (therapist, { client: clientId }) => ({
    annual: await addId(therapist, '/api/annuals', buildAnnual({ clientId })),
  }),
  none: { annual: NO_ID },
  listed: ['annual'],
  changes: [{ amount: 100 }, { amount: 200 }],
  calls: {
    'GET /api/annuals': {},
    'POST /api/annuals': { body: ({ client }) => buildAnnual({ clientId: client }) },
    'GET /api/annuals/:id': { record: 'annual' },
    'PUT /api/annuals/:id': { record: 'annual', body: () => ({ amount: 1 }) },
    'DELETE /api/annuals/:id': { record: 'annual' },
  },
} satisfies Specimen;
