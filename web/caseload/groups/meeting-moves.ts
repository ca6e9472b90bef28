import type { Meeting } from '#domain/caseload/groups/meeting.ts';
import { moveMessage, stayedMessage } from '#domain/caseload/sessions/move-message.ts';
import { changesForFollowing, keepsDateOf } from '#domain/caseload/sessions/series-change.ts';
import type { Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { useFindPlanningNotices } from '#web/caseload/sessions/planning-notices.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { FOLLOWING_STAY } from '#web/caseload/sessions/use-move-session.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { failureText, request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { focusRecord } from '#web/platform/ui/restore-focus.ts';
import { type ToastAction, toast } from '#web/platform/ui/toast-store.ts';
import { useGroupName, useGroups } from './group-queries.ts';
import { meetingPath } from './meeting-texts.ts';

/** Whether an action applies to one meeting or also to the later ones of its group. */
export type MeetingScope = 'group' | 'group-following';

/** A meeting before the move, and its new time. */
export interface MeetingMove {
  meeting: Meeting<Session>;
  date: Instant;
  duration: number;
}

/** Number of sessions loaded to find the next meeting: a group may meet in several series. */
const NEXT_ASKED = 100;

/**
 * Moves a meeting or changes its length, for all children's sessions, with an optimistic update. The message offers to
 * move the later meetings too.
 */
export function useMoveMeeting() {
  const timeZone = useTimeZone();
  const groupName = useGroupName();
  const moveFollowing = useMoveFollowing();
  const findNotices = useFindPlanningNotices();
  const { data: groups = [] } = useGroups();
  const othersOf = (groupId: number) => groups.find(({ id }) => id === groupId)?.others ?? 0;
  return useRecordMutation({
    call: async ({ meeting, date, duration }: MeetingMove) => {
      await request('PUT /api/sessions/:id', {
        id: meeting.sessions[0].id,
        query: { scope: 'group' },
        body: { date, duration },
      });
      const moved = meeting.sessions.filter(takesTime).map((session) => ({ ...session, date, duration }));
      return findNotices(moved, othersOf(meeting.groupId));
    },
    optimistic: async (queries, { meeting, date, duration }) => {
      const undo: (() => void)[] = [];
      for (const { id } of meeting.sessions) {
        undo.unshift(await showChange<Session>(queries, sessionQueries.all, id, { date, duration }));
      }
      return () => {
        for (const each of undo) each();
      };
    },
    refreshes: [sessionQueries.all],
    success: (notices, move) => ({
      title: 'Session Updated',
      description: [
        moveMessage(groupName(move.meeting.groupId), move.meeting.sessions[0], move, timeZone),
        ...notices.map((notice) => `${notice}.`),
        keepsDates(move) && FOLLOWING_STAY,
      ]
        .filter(Boolean)
        .join(' '),
      actions: seriesIn(move.meeting).length === 0 || keepsDates(move) ? [] : [alsoTheFollowing(move)],
    }),
    failure: 'Update Failed',
  });

  function keepsDates({ meeting: { sessions }, date }: MeetingMove): boolean {
    return sessions.some((session) => keepsDateOf(session, session.date, date, timeZone));
  }

  function alsoTheFollowing(move: MeetingMove): ToastAction {
    return {
      label: 'Also the following',
      altText: 'Open the meeting, choose Move, and this and the following meetings',
      onSelect: () => void moveFollowing(move),
    };
  }
}

/** Returns a function that moves the later meetings of the same series by as much. */
function useMoveFollowing() {
  const timeZone = useTimeZone();
  const moving = useRecordMutation({
    call: ({ next, change }: { next: Session; change: SessionChange }) =>
      request('PUT /api/sessions/:id', { id: next.id, query: { scope: 'group-following' }, body: change }),
    refreshes: [sessionQueries.all],
    success: { title: 'Session Updated', description: 'The following meetings moved too.' },
    failure: 'Update Failed',
  });
  return async ({ meeting, date, duration }: MeetingMove): Promise<void> => {
    focusRecord(meetingPath(meeting));
    const [moved] = meeting.sessions;
    try {
      const following = await laterSessions(meeting);
      const options = { timeZone, cancels: false };
      const changes = changesForFollowing(moved, { date, duration }, following, options);
      const next = changes.find(([, change]) => Object.keys(change).length > 0);
      if (next === undefined) {
        const description = stayedMessage(following, timeZone) || 'No meeting of this repeat follows.';
        toast({ title: 'Session Updated', description });
        return;
      }
      moving.mutate({ next: next[0], change: next[1] });
    } catch (error) {
      failureToast('Update Failed', failureText(error));
    }
  };
}

/** Returns the later sessions of the same series, counted from the meeting's original time. */
async function laterSessions(meeting: Meeting<Session>): Promise<Session[]> {
  const ids = meeting.sessions.map(({ id }) => id);
  const repeats = seriesIn(meeting);
  const later = await request('GET /api/sessions', {
    query: { groupId: meeting.groupId, from: meeting.sessions[0].date, order: 'oldest', limit: NEXT_ASKED },
  });
  return later.filter(
    ({ id, seriesId }) => !ids.includes(id) && seriesId !== null && repeats.includes(seriesId),
  );
}

/** Returns the series of a meeting's sessions. */
function seriesIn({ sessions }: Meeting<Session>): string[] {
  return sessions.flatMap(({ seriesId }) => seriesId ?? []);
}

/** Moves a meeting, or this and later meetings, as the form requests. */
export function useMoveMeetings() {
  return useRecordMutation({
    call: ({ meeting, date, duration, scope }: MeetingMove & { scope: MeetingScope }) =>
      request('PUT /api/sessions/:id', {
        id: meeting.sessions[0].id,
        query: { scope },
        body: { date, duration },
      }),
    refreshes: [sessionQueries.all],
    success: (_, { scope }) => ({
      title: 'Session Updated',
      description:
        scope === 'group'
          ? 'The meeting has been moved.'
          : 'The meeting and the following ones have been moved.',
    }),
    failure: 'Update Failed',
  });
}

/** Deletes a meeting's sessions, or those of this and later meetings; `leave` navigates away from its page. */
export function useDeleteMeeting(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: ({ meeting, scope }: { meeting: Meeting<Session>; scope: MeetingScope }) =>
      request('DELETE /api/sessions/:id', { id: meeting.sessions[0].id, query: { scope } }),
    onSaved: (_, { meeting }, queries) =>
      leaveDeleted(queries, { key: sessionQueries.all, id: meeting.sessions[0].id, leave }),
    success: (_, { scope }) => ({
      title: 'Meeting Deleted',
      description:
        scope === 'group'
          ? 'The sessions of this meeting have been deleted.'
          : 'The sessions of this meeting and of the following ones have been deleted.',
    }),
    failure: 'Deletion Failed',
  });
}
