import { closedText } from '#domain/caseload/closings/closed-days.ts';
import { moveMessage, stayedMessage } from '#domain/caseload/sessions/move-message.ts';
import { changesForFollowing, keepsDateOf } from '#domain/caseload/sessions/series-change.ts';
import type { Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import { dayOf, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { shownFirstNameOf } from '#web/caseload/clients/shown-names.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { failureText, request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { focusRecord } from '#web/platform/ui/restore-focus.ts';
import { type ToastAction, toast } from '#web/platform/ui/toast-store.ts';
import { useFindPlanningNotices } from './planning-notices.ts';
import { sessionQueries } from './session-queries.ts';

/** The note on a moved session of a series that is counted by school days. */
export const FOLLOWING_STAY = 'The others of its series keep their dates.';

/** A session before the move, and its new time. */
interface Move {
  session: Session;
  date: Instant;
  duration: number;
}

/**
 * Moves a session or changes its length, with an optimistic update. For a series, the message offers to move the
 * following ones too.
 */
export function useMoveSession() {
  const timeZone = useTimeZone();
  const clients = useClients();
  const moveFollowing = useMoveFollowing(timeZone);
  const closingOn = useClosingOn();
  const findNotices = useFindPlanningNotices();
  const nameOf = ({ clientId }: Session) => {
    const client = clients.data?.find(({ id }) => id === clientId);
    return client ? shownFirstNameOf(client) : 'The session';
  };
  return useRecordMutation({
    call: async ({ session: { id }, date, duration }: Move) => {
      const saved = await request('PUT /api/sessions/:id', { id, body: { date, duration } });
      return findNotices([saved]);
    },
    optimistic: (queries, { session: { id }, date, duration }) =>
      showChange<Session>(queries, sessionQueries.all, id, { date, duration }),
    refreshes: [sessionQueries.all],
    success: (notices, move) => ({
      title: 'Session Updated',
      description: [
        moveMessage(nameOf(move.session), move.session, move, timeZone),
        closedOn(move.date) && `${closedOn(move.date)}.`,
        ...notices.map((notice) => `${notice}.`),
        keepsDates(move) && FOLLOWING_STAY,
      ]
        .filter(Boolean)
        .join(' '),
      actions: move.session.seriesId === null || keepsDates(move) ? [] : [alsoTheFollowing(move)],
    }),
    failure: 'Update Failed',
  });

  function keepsDates({ session, date }: Move): boolean {
    return keepsDateOf(session, session.date, date, timeZone);
  }

  function closedOn(date: Instant): string | undefined {
    const closing = closingOn(dayOf(date, timeZone));
    return closing && closedText(closing);
  }

  function alsoTheFollowing(move: Move): ToastAction {
    return {
      label: 'Also the following',
      altText: 'Edit the session, and choose this and the following',
      onSelect: () => void moveFollowing(move),
    };
  }
}

interface FollowingMove {
  /** The first session that moves, and its change. */
  first: Session;
  change: SessionChange;
  count: number;
  stayed: readonly Session[];
}

/** Returns a function that moves the following sessions of a series by as much, but for those that stay. */
function useMoveFollowing(timeZone: TimeZone) {
  const moving = useRecordMutation({
    call: ({ first, change }: FollowingMove) =>
      request('PUT /api/sessions/:id', { id: first.id, query: { scope: 'following' }, body: change }),
    refreshes: [sessionQueries.all],
    success: (_, { count, stayed }) => ({
      title: 'Session Updated',
      description: [
        count === 1 ? 'The following session moved too.' : `The ${count} following sessions moved too.`,
        stayedMessage(stayed, timeZone),
      ]
        .join(' ')
        .trim(),
    }),
    failure: 'Update Failed',
  });
  return async ({ session, date, duration }: Move): Promise<void> => {
    focusRecord(`/sessions/${session.id}`);
    try {
      const following = await request('GET /api/sessions/following/:id', { id: session.id });
      const options = { timeZone, cancels: false };
      const changes = changesForFollowing(session, { date, duration }, following, options);
      const moved = changes.filter(([, change]) => Object.keys(change).length > 0);
      const stayed = following.filter((one) => !moved.some(([{ id }]) => id === one.id));
      const [next] = moved;
      if (next === undefined) {
        const description = stayedMessage(stayed, timeZone) || 'No session of this series follows.';
        toast({ title: 'Session Updated', description });
        return;
      }
      moving.mutate({ first: next[0], change: next[1], count: moved.length, stayed });
    } catch (error) {
      failureToast('Update Failed', failureText(error));
    }
  };
}
