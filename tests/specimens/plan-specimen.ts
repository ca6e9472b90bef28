import { buildPlan } from '#tests/builders/plan-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    plan: number;
    emptyPlan: number;
  }
}

export const specimen = {
  table: 'plans',
  async add(therapist, { client: clientId }) {
    const add = () => addId(therapist, '/api/plans', buildPlan({ clientId }));
    // Documents and notes are linked to the latest plan.
    return { emptyPlan: await add(), plan: await add() };
  },
  none: { plan: NO_ID, emptyPlan: NO_ID },
  listed: ['plan', 'emptyPlan'],
  changes: [{ title: 'First' }, { title: 'Second' }],
  calls: {
    'GET /api/plans': {},
    'POST /api/plans': { body: ({ client }) => buildPlan({ clientId: client }) },
    'GET /api/plans/:id': { record: 'plan' },
    'PUT /api/plans/:id': { record: 'plan', body: () => ({ title: 'Changed' }) },
    'PUT /api/plans/:id/waiver': {
      record: 'plan',
      body: () => ({ dueOn: '2026-11-13', reason: 'The child moved away' }),
    },
    'DELETE /api/plans/:id': { record: 'emptyPlan' },
  },
} satisfies Specimen;
