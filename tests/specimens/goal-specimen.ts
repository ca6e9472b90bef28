import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    /** Active, so that the plan is not empty. It has a result in `session`, which has a note. */
    goal: number;
    draftGoal: number;
  }
}

export const specimen = {
  table: 'goals',
  async add(therapist, { client: clientId, plan: planId }) {
    const goal = buildGoal({ clientId, planId });
    return {
      goal: await addId(therapist, '/api/goals', goal),
      draftGoal: await addId(therapist, '/api/goals', { ...goal, status: 'draft' }),
    };
  },
  none: { goal: NO_ID, draftGoal: NO_ID },
  listed: ['goal', 'draftGoal'],
  changes: [{ method: 'First' }, { method: 'Second' }],
  calls: {
    'GET /api/goals': {},
    'POST /api/goals': { body: ({ client }) => buildFirstGoal({ clientId: client, status: 'draft' }) },
    'GET /api/goals/:id': { record: 'goal' },
    'PUT /api/goals/:id': { record: 'goal', body: () => ({ name: 'Changed', reason: 'Said at school' }) },
    'DELETE /api/goals/:id': { record: 'draftGoal' },
    'GET /api/goals/:id/results': { record: 'goal' },
    'GET /api/goal-revisions': {},
  },
} satisfies Specimen;
