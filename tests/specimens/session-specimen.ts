import { buildSession } from '#tests/builders/session-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    /** On the invoice. */
    billedSession: number;
    session: number;
    /** Completed and not invoiced, like the other one. */
    billableSession: number;
    otherBillableSession: number;
    /** Of type group, but in no group. */
    looseSession: number;
  }
}

export const specimen = {
  table: 'sessions',
  async add(therapist, { client: clientId }) {
    const add = (body: object) => addId(therapist, '/api/sessions', body);
    const completed = buildSession({ clientId, status: 'completed' });
    const billedSession = await add(completed);
    const session = await add(buildSession({ clientId }));
    await therapist.put(`/api/sessions/${session}`, { notes: 'Scissors, and a longer look at the swing.' });
    return {
      billedSession,
      session,
      billableSession: await add(completed),
      otherBillableSession: await add(completed),
      looseSession: await add({
        ...buildSession({ clientId, type: 'group' }),
        // A time at which no other session begins.
        date: new Date(Date.UTC(2026, 9, 6, 14, clientId)).toISOString(),
      }),
    };
  },
  none: {
    billedSession: NO_ID,
    session: NO_ID,
    billableSession: NO_ID,
    otherBillableSession: NO_ID,
    looseSession: NO_ID,
  },
  listed: ['session', 'billableSession'],
  changes: [{ notes: 'first' }, { notes: 'second' }],
  calls: {
    'GET /api/sessions': {},
    'GET /api/sessions/today': {},
    'GET /api/sessions/client/:id': { record: 'client' },
    'GET /api/sessions/next-absence-number': { query: ({ client }) => `?clientId=${client}` },
    'POST /api/sessions': { body: ({ client }) => buildSession({ clientId: client }) },
    'POST /api/sessions/series': {
      body: ({ client }) => ({ ...buildSession({ clientId: client }), count: 2 }),
    },
    'POST /api/sessions/reschedule/:id': {
      record: 'session',
      body: () => ({ date: '2026-10-08', time: '10:00' }),
    },
    'GET /api/sessions/:id': { record: 'session' },
    'GET /api/sessions/following/:id': { record: 'session' },
    'PUT /api/sessions/:id': { record: 'session', body: () => ({ status: 'completed' }) },
    'DELETE /api/sessions/:id': { record: 'session' },
    'GET /api/note-versions': {},
  },
} satisfies Specimen;
