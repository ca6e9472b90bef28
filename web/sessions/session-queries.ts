import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day } from '#domain/dates.ts';
import type { AbsenceBilling } from '#domain/sessions/absence-billing.ts';
import type { NewSession, Session, SessionChange } from '#domain/sessions/session.ts';
import { showChange } from '#web/api/optimistic-change.ts';
import { failureText, request } from '#web/api/request.ts';
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

/** One session. */
export function useSession(id: number) {
  return useQuery(sessionQueries.detail(id));
}

/** Schedules a session. */
export function useCreateSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (session: NewSession) => request<Session>('POST', path, session),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionQueries.all });
      toast({ title: 'Session Created', description: 'The session has been scheduled successfully.' });
    },
    onError: (error) => failureToast('Creation Failed', failureText(error)),
  });
}

/** Changes a session. */
export function useUpdateSession(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: SessionChange) => request<Session>('PUT', `${path}/${id}`, change),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionQueries.all });
      toast({ title: 'Session Updated', description: 'The session has been updated successfully.' });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
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
