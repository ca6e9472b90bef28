import { useQuery } from '@tanstack/react-query';
import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { countOf } from '#web/platform/api/list-pages.ts';
import { request } from '#web/platform/api/request.ts';

/** The number of past sessions in the overview. */
export const HELD_SESSIONS_SHOWN = 3;

/** Loads a client's last sessions that took place, newest first. */
export function useHeldSessions(clientId: number) {
  const query = { clientId, date: 'past', held: 'true', limit: HELD_SESSIONS_SHOWN };
  return useQuery({
    queryKey: [...sessionQueries.all, 'held', clientId],
    queryFn: () => request('GET /api/sessions', { query }),
  });
}

/** Loads the client's next scheduled session, as a list of at most one. */
export function useNextSession(clientId: number) {
  const query = {
    clientId,
    date: 'upcoming',
    status: 'scheduled',
    held: 'true',
    order: 'oldest',
    limit: 1,
  };
  return useQuery({
    queryKey: [...sessionQueries.all, 'next', clientId],
    queryFn: () => request('GET /api/sessions', { query }),
  });
}

/** Loads the client's absences in the current school year. */
export function useAbsencesOfYear(clientId: number) {
  const { schoolYearStart } = usePracticeSettings();
  const today = useToday();
  const { from, until } = schoolYearOf(today, schoolYearStart);
  return useQuery({
    queryKey: [...sessionQueries.all, 'absences', clientId, from, until],
    queryFn: async () => {
      const [count, next] = await Promise.all([
        countOf('GET /api/sessions', {
          clientId,
          status: 'absence',
          payer: 'family',
          from,
          to: plusDays(until, -1),
        }),
        request('GET /api/sessions/next-absence-number', { query: { clientId, date: today } }),
      ]);
      return { count, nextNumber: next.absenceNumber };
    },
  });
}
