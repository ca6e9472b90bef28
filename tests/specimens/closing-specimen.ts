import { buildClosing } from '#tests/builders/closing-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    closing: number;
  }
}

export const specimen = {
  table: 'closings',
  add: async (therapist) => ({
    closing: await addId(therapist, '/api/closings', buildClosing()),
  }),
  none: { closing: NO_ID },
  listed: ['closing'],
  changes: [{ reason: 'First' }, { reason: 'Second' }],
  calls: {
    'GET /api/closings': {},
    'GET /api/closings/sessions': { query: () => '?from=2026-11-26&to=2026-11-27' },
    'POST /api/closings': { body: () => buildClosing() },
    'POST /api/closings/batch': { body: () => ({ closings: [buildClosing()] }) },
    'GET /api/closings/:id': { record: 'closing' },
    'PUT /api/closings/:id': { record: 'closing', body: () => ({ reason: 'Snow day' }) },
    'DELETE /api/closings/:id': { record: 'closing' },
  },
} satisfies Specimen;
