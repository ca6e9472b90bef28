import { buildTask } from '#tests/builders/task-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    task: number;
  }
}

export const specimen = {
  table: 'tasks',
  add: async (therapist, { client: clientId }) => ({
    task: await addId(therapist, '/api/tasks', buildTask({ clientId })),
  }),
  none: { task: NO_ID },
  listed: ['task'],
  changes: [{ title: 'First' }, { title: 'Second' }],
  calls: {
    'GET /api/tasks': {},
    'POST /api/tasks': { body: ({ client }) => buildTask({ clientId: client }) },
    'GET /api/tasks/:id': { record: 'task' },
    'PUT /api/tasks/:id': { record: 'task', body: () => ({ completed: true }) },
    'DELETE /api/tasks/:id': { record: 'task' },
  },
} satisfies Specimen;
