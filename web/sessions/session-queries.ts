import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day, Instant } from '#domain/dates.ts';
import { parseRecordId } from '#domain/record-id.ts';
import type { AbsenceBilling } from '#domain/sessions/absence-billing.ts';
import type { Session, SessionStatus } from '#domain/sessions/session.ts';
import type { NewSession, SessionChange } from '#domain/sessions/session-fields.ts';
import { newestFirst } from '#domain/sessions/session-order.ts';
import type { NewSeries } from '#domain/sessions/weekly-repeat.ts';
import { rereadWithout } from '#web/api/deleted-record.ts';
import { showChange } from '#web/api/optimistic-change.ts';
import { failureText, RequestError, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/sessions';

export const sessionQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request<Session[]>('GET', path) }),
  today: () =>
    queryOptions({ queryKey: [path, 'today'], queryFn: () => request<Session[]>('GET', `${path}/today`) }),
  ofClient: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'client', clientId],
      queryFn: () => request<Session[]>('GET', `${path}/client/${clientId}`),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request<Session>('GET', `${path}/${id}`) }),
  /** The number a client's next absence in the school year of the day gets, and whether it is billed. */
  nextAbsenceNumber: (clientId: number, date: Day) =>
    queryOptions({
      queryKey: [path, 'next-absence-number', clientId, date],
      queryFn: () =>
        request<AbsenceBilling>('GET', `${path}/next-absence-number?clientId=${clientId}&date=${date}`),
    }),
};

/** Every session of the therapist, newest first. */
export function useSessions() {
  return useQuery(sessionQueries.list());
}

/** The sessions of today in the practice's time zone, by time. */
export function useTodaysSessions() {
  return useQuery(sessionQueries.today());
}

/** A client's sessions, newest first. */
export function useClientSessions(clientId: number) {
  return useQuery(sessionQueries.ofClient(clientId));
}

/** The session that a page's address names; what a list already knows of it shows while it is read. */
export function useSessionOfAddress(id: string | undefined) {
  const queries = useQueryClient();
  const sessionId = parseRecordId(id ?? '');
  return useQuery<Session>({
    ...(sessionId === undefined
      ? { queryKey: [path, 'none'], queryFn: refuseAddress }
      : {
          queryKey: sessionQueries.detail(sessionId).queryKey,
          queryFn: () => request('GET', `${path}/${sessionId}`),
        }),
    placeholderData: () =>
      queries.getQueryData(sessionQueries.list().queryKey)?.find((session) => session.id === sessionId),
  });
}

/** Schedules a session. */
export function useCreateSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (session: NewSession) => request<Session>('POST', path, session),
    onSuccess: (session) => {
      showCreated(queries, [session]);
      toast({ title: 'Session Created', description: 'The session has been scheduled successfully.' });
    },
    onError: (error) => failureToast('Creation Failed', failureText(error)),
  });
}

/** Schedules a session for every week of its repeat. */
export function useCreateSeries() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (series: NewSeries) => request<Session[]>('POST', `${path}/series`, series),
    onSuccess: (sessions) => {
      showCreated(queries, sessions);
      toast({
        title: 'Session Created',
        description:
          sessions.length === 1
            ? 'The session has been scheduled successfully.'
            : `${sessions.length} sessions have been scheduled successfully.`,
      });
    },
    onError: (error) => failureToast('Creation Failed', failureText(error)),
  });
}

/** Whether a change is about one session, or also about the following ones of its series. */
export type SeriesScope = 'one' | 'following';

/** Changes a session as the form says. */
export function useUpdateSession(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change, scope }: { change: SessionChange; scope: SeriesScope }) =>
      request<Session>('PUT', addressOf(id, scope), change),
    onSuccess: async (session) => {
      await showChange<Session>(queries, sessionQueries.all, id, session);
      void queries.invalidateQueries({ queryKey: sessionQueries.all });
      toast({ title: 'Session Updated', description: 'The session has been updated successfully.' });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
  });
}

/** Sets what became of a session; it shows at once and goes back when the server refuses. */
export function useSetSessionStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: SessionStatus }) =>
      request<Session>('PUT', `${path}/${id}`, { status }),
    onMutate: ({ id, status }) => showChange<Session>(queries, sessionQueries.all, id, { status }),
    onSuccess: async (session) => {
      await showChange<Session>(queries, sessionQueries.all, session.id, session);
      toast({
        title: 'Session Updated',
        description:
          session.status === 'completed'
            ? 'Session has been marked as completed.'
            : 'The session has been updated successfully.',
      });
    },
    onError: (_, __, undo) => {
      undo?.();
      failureToast('Update Failed', 'Could not update the session status.');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionQueries.all }),
  });
}

/** Moves a session in time or changes its length; it shows at once and goes back when the server refuses. */
export function useMoveSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: { id: number; date: Instant; duration: number }) =>
      request<Session>('PUT', `${path}/${id}`, change),
    onMutate: ({ id, ...change }) => showChange<Session>(queries, sessionQueries.all, id, change),
    onSuccess: () =>
      toast({ title: 'Session Updated', description: 'The session has been updated successfully.' }),
    onError: (error, _, undo) => {
      undo?.();
      failureToast('Update Failed', failureText(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionQueries.all }),
  });
}

/** Deletes a session; `leave` moves on from its page before anything asks for it again. */
export function useDeleteSession(leave: () => Promise<void> | void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, scope }: { id: number; scope: SeriesScope }) =>
      request<void>('DELETE', addressOf(id, scope)),
    onSuccess: async (_, { id, scope }) => {
      toast({
        title: 'Session Deleted',
        description:
          scope === 'one'
            ? 'The session has been deleted successfully.'
            : 'The session and the following ones of its series have been deleted successfully.',
      });
      await leave();
      queries.setQueryData(sessionQueries.list().queryKey, (shown) =>
        shown?.filter((each) => each.id !== id),
      );
      await rereadWithout(queries, sessionQueries.all, sessionQueries.detail(id).queryKey);
    },
    onError: (error) => failureToast('Deletion Failed', failureText(error)),
  });
}

/** Checks a session in: it shows as completed at once and goes back when the server refuses. */
export function useCheckInSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<Session>('PUT', `${path}/${id}`, { status: 'completed' }),
    onMutate: (id) => showChange<Session>(queries, sessionQueries.all, id, { status: 'completed' }),
    onSuccess: () =>
      toast({ title: 'Session Updated', description: 'Session has been marked as completed.' }),
    onError: (_, __, undo) => {
      undo?.();
      failureToast('Update Failed', 'Could not update the session status.');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionQueries.all }),
  });
}

// One session is what the calls are about anyway.
function addressOf(id: number, scope: SeriesScope): string {
  return scope === 'one' ? `${path}/${id}` : `${path}/${id}?scope=${scope}`;
}

// What was created stands in the long list at once; every list is read again behind it.
function showCreated(queries: QueryClient, created: readonly Session[]): void {
  queries.setQueryData(sessionQueries.list().queryKey, (shown) =>
    shown ? [...created, ...shown].sort(newestFirst) : shown,
  );
  void queries.invalidateQueries({ queryKey: sessionQueries.all });
}

async function refuseAddress(): Promise<Session> {
  throw new RequestError(404, '404: The requested session could not be found');
}
