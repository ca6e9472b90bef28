import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  changedAttendance,
  conflictingMarks,
  type Marks,
  markAllPresent,
  markedReason,
  markedStatus,
} from '#domain/caseload/groups/attendance-marks.ts';
import type { Meeting } from '#domain/caseload/groups/meeting.ts';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { failureText, RequestError, refusalOf } from '#web/platform/api/request.ts';
import { type AttendanceDraft, attendanceDrafts, draftKeyOf, noAttendance } from './attendance-drafts.ts';
import { readMeeting, useSaveAttendance } from './meeting-queries.ts';

const RETRY_DELAY_MS = 5_000;

/** The reason why saving failed; until it succeeds, marks are stored on this device. */
type Obstacle = { kind: 'conflict' } | { kind: 'waiting' | 'refused'; text: string };

/**
 * The attendance of a meeting while it is marked, saved in one call. Until then it is stored on this device, and a lost
 * connection is retried. Statuses that another user saved in the meantime are shown before they are overwritten.
 */
export function useAttendance({ groupId, sessions }: Meeting<Session>, onSaved: () => void) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const [drafts] = useState(() => attendanceDrafts(userId));
  const [draft, setDraft] = useState(() => drafts.read(draftKeyOf(sessions)) ?? noAttendance);
  const [isRestored] = useState(() => changedAttendance(sessions, draft.marks, draft.reasons).length > 0);
  const [conflicts, setConflicts] = useState<Marks>({});
  const [obstacle, setObstacle] = useState<Obstacle>();
  const { mutateAsync, isPending } = useSaveAttendance();
  const { marks, reasons } = draft;

  function change(next: AttendanceDraft): void {
    setDraft(next);
    if (Object.keys(next.marks).length + Object.keys(next.reasons).length === 0)
      drafts.drop(draftKeyOf(sessions));
    else drafts.keep(draftKeyOf(sessions), next);
  }

  function setMarks(next: Marks): void {
    const first = sessions.filter(({ id }) => id in next).map(({ id, status }) => [id, status] as const);
    change({ marks: next, seen: { ...Object.fromEntries(first), ...draft.seen }, reasons });
    if (obstacle?.kind === 'refused') setObstacle(undefined);
  }

  /** Shows conflicting statuses, which count as seen afterwards. Returns whether there were any. */
  function showConflicts(latest: readonly Session[]): boolean {
    const news = conflictingMarks(latest, draft.seen, marks).map(({ id, status }) => [id, status] as const);
    if (news.length === 0) return false;
    setConflicts({ ...conflicts, ...Object.fromEntries(news) });
    change({ marks, seen: { ...draft.seen, ...Object.fromEntries(news) }, reasons });
    setObstacle({ kind: 'conflict' });
    return true;
  }

  async function send(from: readonly Session[]): Promise<void> {
    const marked = changedAttendance(from, marks, reasons);
    const [first] = marked;
    if (first) {
      await mutateAsync({
        groupId,
        date: first.date,
        sessions: marked.map((session) => {
          const missedReason = markedReason(session, marks, reasons);
          return {
            sessionId: session.id,
            status: markedStatus(session, marks),
            ...(missedReason !== session.missedReason && { missedReason }),
            updatedAt: session.updatedAt,
          };
        }),
      });
    }
    drafts.drop(draftKeyOf(sessions));
    setDraft(noAttendance);
    setConflicts({});
    setObstacle(undefined);
    onSaved();
  }

  async function save(): Promise<void> {
    if (isPending || showConflicts(sessions)) return;
    try {
      await send(sessions);
    } catch (error) {
      await handleFailure(error, sessions);
    }
  }

  async function handleFailure(error: unknown, sent: readonly Session[]): Promise<void> {
    const refusal = refusalOf(error, 409);
    try {
      const latest = refusal === undefined ? undefined : await readMeeting(queries, sessions[0]);
      if (latest && showConflicts(latest.sessions)) return;
      // Other changes, such as a saved note, do not conflict.
      if (latest && isNewer(latest.sessions, sent)) {
        await send(latest.sessions);
        return;
      }
    } catch (again) {
      setObstacle(obstacleOf(again));
      return;
    }
    setObstacle(obstacleOf(error));
  }

  const retry = useEffectEvent(() => void save());
  const isWaiting = obstacle?.kind === 'waiting';
  useEffect(() => {
    if (!isWaiting || isPending) return;
    const timer = setTimeout(retry, RETRY_DELAY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, isPending]);

  return {
    statusOf: (session: Session): SessionStatus => markedStatus(session, marks),
    /** Returns the conflicting status that another user saved for a marked session, if there is one. */
    conflictOf: ({ id }: Session): SessionStatus | undefined => conflicts[id],
    reasonOf: (session: Session) => markedReason(session, marks, reasons),
    markReason: ({ id }: Session, missedReason: MissedReason | null) =>
      change({ ...draft, reasons: { ...reasons, [id]: missedReason } }),
    mark: (session: Session, status: SessionStatus) => setMarks({ ...marks, [session.id]: status }),
    markAll: () => setMarks(markAllPresent(sessions, marks)),
    canMarkAll: sessions.some((session) => markedStatus(session, marks) === 'scheduled'),
    /** Whether there are unsaved marks. */
    hasMarks: changedAttendance(sessions, marks, reasons).length > 0,
    throwAway: () => {
      change(noAttendance);
      setConflicts({});
      setObstacle(undefined);
    },
    isRestored,
    isSaving: isPending,
    obstacle,
    save: () => void save(),
  };
}

function isNewer(latest: readonly Session[], sent: readonly Session[]): boolean {
  return latest.some(({ id, updatedAt }) =>
    sent.some((before) => before.id === id && before.updatedAt !== updatedAt),
  );
}

function obstacleOf(error: unknown): Obstacle {
  const isAnswered = error instanceof RequestError && error.status < 500;
  return {
    kind: isAnswered ? 'refused' : 'waiting',
    text: isAnswered ? error.message.replace(/^\d+: /, '') : failureText(error),
  };
}
