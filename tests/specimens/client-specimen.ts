import { buildClient } from '#tests/builders/client-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    client: number;
  }
}

export const specimen = {
  table: 'clients',
  add: async (therapist) => ({ client: await addId(therapist, '/api/clients', buildClient()) }),
  none: { client: NO_ID },
  listed: ['client'],
  changes: [{ notes: 'first' }, { notes: 'second' }],
  calls: {
    'GET /api/clients': {},
    'POST /api/clients': { body: () => buildClient() },
    'GET /api/clients/:id': { record: 'client' },
    'GET /api/clients/:id/pdf': { record: 'client' },
    'GET /api/clients/:id/pdf/progress': { record: 'client' },
    'PUT /api/clients/:id': { record: 'client', body: () => ({ firstName: 'Changed' }) },
    'DELETE /api/clients/:id': { record: 'client' },
  },
} satisfies Specimen;
