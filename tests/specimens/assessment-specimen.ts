import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    assessment: number;
  }
}

export const specimen = {
  table: 'assessments',
  add: async (therapist, { client: clientId }) => ({
    assessment: await addId(therapist, '/api/assessments', buildAssessment({ clientId })),
  }),
  none: { assessment: NO_ID },
  listed: ['assessment'],
  changes: [{ title: 'First' }, { title: 'Second' }],
  calls: {
    'GET /api/assessments': {},
    'POST /api/assessments': { body: ({ client }) => buildAssessment({ clientId: client }) },
    'GET /api/assessments/:id': { record: 'assessment' },
    'PUT /api/assessments/:id': { record: 'assessment', body: () => ({ title: 'Changed' }) },
    'DELETE /api/assessments/:id': { record: 'assessment' },
  },
} satisfies Specimen;
