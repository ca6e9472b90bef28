import { useQuery } from '@tanstack/react-query';
import { plusDays } from '#domain/dates.ts';
import { countOf } from '#web/api/list-pages.ts';
import { request } from '#web/api/request.ts';
import { useToday } from '#web/practice/practice-settings-queries.ts';
import { sessionQueries } from '#web/sessions/session-queries.ts';

/** So far back notes are asked for: who writes them elsewhere is not reminded of years. */
export const NOTE_DAYS = 30;
const NOTES_SHOWN = 20;

/** How many sessions of the last 30 days took place and have no note yet. */
export function useNotesToWriteCount() {
  const query = useNotesToWriteParams();
  return useQuery({
    queryKey: [...sessionQueries.notesToWrite, 'count', query.from],
    queryFn: () => countOf('GET /api/sessions', query),
  });
}

/** The newest of them, as many as are shown at a time. */
export function useNotesToWrite() {
  const query = { ...useNotesToWriteParams(), limit: NOTES_SHOWN };
  return useQuery({
    queryKey: [...sessionQueries.notesToWrite, 'newest', query.from],
    queryFn: () => request('GET /api/sessions', { query }),
  });
}

function useNotesToWriteParams() {
  return { unnoted: 'true', from: plusDays(useToday(), -NOTE_DAYS) };
}
