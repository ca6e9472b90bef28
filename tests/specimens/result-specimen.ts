import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    /** Of `goal` in `session`. */
    result: number;
  }
}

export const specimen = {
  table: 'goal_results',
  async add(therapist, { session, goal }) {
    const reply = await therapist.put(`/api/sessions/${session}/results/${goal}`, buildResult());
    return { result: reply.json<GoalResult>().id };
  },
  none: { result: NO_ID },
  calls: {
    'GET /api/results': {},
    'PUT /api/sessions/:id/results/:goalId': {
      record: 'session',
      body: () => buildResult({ comment: 'Changed' }),
    },
    'DELETE /api/sessions/:id/results/:goalId': { record: 'session' },
  },
} satisfies Specimen;
