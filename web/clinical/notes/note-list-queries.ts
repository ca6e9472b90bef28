import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import type { ListParams } from '#web/platform/api/calls.ts';
import { usePages } from '#web/platform/api/list-pages.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/notes';
/** A session that is over needs a note without anything having been changed. */
const LOOK_EVERY_MS = 60_000;

/** How many notes are to be written, how many to be signed, and how many of both are late. */
export function useOpenNotes() {
  return useQuery({
    queryKey: sessionQueries.openNotes,
    queryFn: () => request('GET /api/notes/open'),
    // The menu and a page that show it ask once for both.
    staleTime: 5_000,
    refetchInterval: LOOK_EVERY_MS,
  });
}

/**
 * The note to be signed that comes next after a session's: by the moment of theirs, and from the oldest on after the last.
 * Null when all others are signed.
 */
export function nextNoteQuery({ id, date }: Pick<Session, 'id' | 'date'>) {
  const open = { state: 'open', order: 'oldest', limit: 2 } as const;
  return queryOptions({
    queryKey: [...sessionQueries.openNotes, 'next', id, date],
    queryFn: async () => {
      const later = await request('GET /api/notes', { query: { ...open, from: date } });
      const next = later.find(({ sessionId }) => sessionId !== id);
      if (next) return next;
      const oldest = await request('GET /api/notes', { query: open });
      return oldest.find(({ sessionId }) => sessionId !== id) ?? null;
    },
    staleTime: 0,
  });
}

/** The notes that pass, by the day of their sessions, asked for at each look: a note changes with each word of it. */
export function useNotePages(query: ListParams) {
  return usePages(path, 'GET /api/notes', { query }, { refetchesOnMount: true });
}
