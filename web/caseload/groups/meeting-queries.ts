import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Attendance } from '#domain/caseload/groups/attendance.ts';
import { groupByMeeting, isMeeting, isSameMeeting, type Meeting } from '#domain/caseload/groups/meeting.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';

type Placed = Pick<Session, 'id' | 'groupId' | 'date' | 'duration' | 'type'>;

const noSessions: readonly Session[] = [];

/** Queries the sessions that begin at the same time, which include those of the meeting. */
function sameTimeQuery({ date }: Pick<Session, 'date'>) {
  return queryOptions({
    queryKey: [...sessionQueries.all, 'at-moment', date],
    queryFn: () => {
      const to = new Date(Date.parse(date) + 1).toISOString();
      return request('GET /api/sessions', { query: { from: date, to, order: 'oldest' } });
    },
  });
}

/** Returns a session's meeting from loaded data; undefined while it loads or without a group. */
export function useMeetingOf(session: Session | undefined): Meeting<Session> | undefined {
  const query = useQuery({ ...sameTimeQuery(session ?? { date: '' }), enabled: session?.groupId != null });
  return session && meetingIn(query.data ?? noSessions, session);
}

/** Loads ungrouped sessions of type group with the same start and length, including the session itself. */
export function useJoinable(session: Session): readonly Session[] {
  const isAlone = session.type === 'group' && session.groupId === null;
  const query = useQuery({ ...sameTimeQuery(session), enabled: isAlone });
  return (query.data ?? noSessions).filter(
    ({ type, groupId, date, duration }) =>
      isAlone &&
      type === 'group' &&
      groupId === null &&
      date === session.date &&
      duration === session.duration,
  );
}

/** Loads the current state of a meeting; undefined if no session is left. */
export async function readMeeting(
  queries: QueryClient,
  session: Session,
): Promise<Meeting<Session> | undefined> {
  return meetingIn(await queries.fetchQuery({ ...sameTimeQuery(session), staleTime: 0 }), session);
}

function meetingIn(sessions: readonly Session[], session: Placed): Meeting<Session> | undefined {
  return groupByMeeting(sessions.filter((other) => isSameMeeting(session, other))).find(isMeeting);
}

/** Loads the next or past meetings of a group, as many as fit in one page of sessions. */
export function useMeetingsOfGroup(groupId: number, side: 'next' | 'past', now: string) {
  const query = side === 'next' ? { from: now, order: 'oldest' } : { to: now };
  return useQuery({
    queryKey: [...sessionQueries.all, 'group', groupId, side, now],
    queryFn: async () => {
      const sessions = await request('GET /api/sessions', {
        query: { groupId, ...query, limit: SESSIONS_ASKED },
      });
      const meetings = groupByMeeting(sessions).filter(isMeeting);
      // The last meeting may be incomplete.
      return sessions.length < SESSIONS_ASKED ? meetings : meetings.slice(0, -1);
    },
  });
}

const SESSIONS_ASKED = 100;

/** Loads how many sessions are deleted when a child leaves: scheduled ones without a note. Undefined while it loads. */
export function useSessionsOfMember({ groupId, clientId, from }: MemberSpan): number | undefined {
  return useQuery({
    queryKey: [...sessionQueries.all, 'of-member', groupId, clientId, from],
    queryFn: () => request('GET /api/sessions', { query: { groupId, clientId, from, status: 'scheduled' } }),
    enabled: from !== undefined,
  }).data?.filter(({ noteStatus }) => noteStatus === 'none').length;
}

interface MemberSpan {
  groupId: number;
  clientId: number;
  /** No request is sent if undefined. */
  from: string | undefined;
}

/** Loads the next scheduled session of each group, as far ahead as one page reaches. */
export function useNextMeetings(now: string) {
  return useQuery({
    queryKey: [...sessionQueries.all, 'next-of-groups', now],
    queryFn: async () => {
      const query = { type: 'group', status: 'scheduled', from: now, order: 'oldest', limit: PLANNED_ASKED };
      const planned = await request('GET /api/sessions', { query });
      const first = new Map<number, Session>();
      for (const session of planned) {
        if (session.groupId !== null && !first.has(session.groupId)) first.set(session.groupId, session);
      }
      return { first, isWhole: planned.length < PLANNED_ASKED };
    },
  });
}

const PLANNED_ASKED = 400;

/** Saves the attendance of a meeting, all or nothing. The caller reports errors. */
export function useSaveAttendance() {
  return useRecordMutation({
    call: (attendance: Attendance) => request('PUT /api/sessions/attendance', { body: attendance }),
    onSaved: (saved, _, queries) =>
      Promise.all(
        saved.map((session) => showChange<Session>(queries, sessionQueries.all, session.id, session)),
      ),
    refreshes: [sessionQueries.all],
    success: { title: 'Attendance Saved', description: 'The attendance of the group has been saved.' },
    refreshesAfterFailure: true,
  });
}
