import type { FastifyInstance } from 'fastify';
import { attendance } from '#domain/caseload/groups/attendance.ts';
import { groupJoining, newGroupSessions } from '#domain/caseload/groups/group-sessions.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { getGroup } from './group-store.ts';
import { joinSessions } from './join-sessions.ts';
import { planMeetings } from './plan-meetings.ts';
import { takeAttendance } from './take-attendance.ts';

/** Routes for groups' meetings, which are stored as the children's sessions. */
export function groupSessionRoutes(app: FastifyInstance): void {
  app.post('/api/sessions/group', { ...longTextBody, ...routeDoc(planning) }, (request, reply) => {
    const plan = parseBody(newGroupSessions, request.body);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => planMeetings(queries, plan, settings),
      load: getSession,
    });
  });

  app.post('/api/sessions/group/join', routeDoc(joining), (request, reply) => {
    const joined = parseBody(groupJoining, request.body);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => joinSessions(queries, joined, settings),
      load: getGroup,
    });
  });

  app.put('/api/sessions/attendance', routeDoc(attending), async (request) => {
    const taken = parseBody(attendance, request.body);
    const { caseload, settings } = request.practice;
    return caseload.write((queries) => takeAttendance(queries, taken, settings));
  });
}

const planning = {
  summary: 'Schedule one or more meetings of a group: a session for each child at each of them',
  body: newGroupSessions,
  status: 201,
  refusals: {
    404: 'The group or a child is not there',
    409: 'The group meets at that time already, or a child is inactive, and it was not said that they join anyway',
  },
} as const;

const joining = {
  summary: 'Create a group from sessions of type group with the same start and length',
  body: groupJoining,
  status: 201,
  refusals: { 404: 'The session is not there', 409: 'One of these sessions is in a group already' },
} as const;

const attending = {
  summary: 'Take the attendance of one meeting of a group, all of it or nothing',
  body: attendance,
  refusals: {
    404: 'The group or a session is not there',
    409: 'One of these sessions was changed since it was seen',
  },
};
