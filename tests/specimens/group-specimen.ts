import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    /** With the client as a member, and a meeting. */
    group: number;
    /** The client's session at that meeting, as last seen. */
    groupSession: Pick<Session, 'id' | 'date' | 'updatedAt'>;
  }
}

export const specimen = {
  table: 'groups',
  async add(therapist, { client: clientId }) {
    const members = [{ clientId, from: '2026-09-08' }];
    const group = await addId(therapist, '/api/groups', buildGroup({ members }));
    const date = '2026-09-08T18:00:00.000Z';
    const meeting = { groupId: group, clientIds: [clientId], date, duration: 45 };
    const [session] = await addRecord<Session[]>(therapist, '/api/sessions/group', meeting);
    if (session === undefined) throw new Error('The group does not meet');
    return { group, groupSession: session };
  },
  none: {
    group: NO_ID,
    groupSession: { id: NO_ID, date: '2026-09-08T18:00:00.000Z', updatedAt: '2026-09-08T18:00:00.000Z' },
  },
  listed: ['group'],
  changes: [{ name: 'First' }, { name: 'Second' }],
  calls: {
    'GET /api/groups': {},
    'POST /api/groups': {
      body: ({ client }) => buildGroup({ members: [{ clientId: client, from: '2026-09-08' }] }),
    },
    'GET /api/groups/:id': { record: 'group' },
    'PUT /api/groups/:id': { record: 'group', body: () => ({ others: 2 }) },
    'DELETE /api/groups/:id': { record: 'group' },
    'POST /api/groups/:id/members': {
      record: 'group',
      // Before the days on which the client is a member.
      body: ({ client }) => ({ clientId: client, from: '2026-08-01', until: '2026-08-31' }),
    },
    'PUT /api/groups/:id/members/:clientId': { record: 'group', body: () => ({ until: '2026-12-18' }) },
    'POST /api/sessions/group': {
      body: ({ group, client }) => ({
        groupId: group,
        clientIds: [client],
        date: '2026-10-06',
        time: '14:00',
        duration: 45,
        count: 2,
      }),
    },
    'POST /api/sessions/group/join': {
      body: ({ looseSession }) => ({ sessionId: looseSession, name: 'Friday balance group', others: 1 }),
    },
    'PUT /api/sessions/attendance': {
      body: ({ group, groupSession: { id, date, updatedAt } }) => ({
        groupId: group,
        date,
        sessions: [{ sessionId: id, status: 'completed', updatedAt }],
      }),
    },
  },
} satisfies Specimen;
