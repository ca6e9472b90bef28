import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import type { ListParams } from '#web/platform/api/calls.ts';
import { usePages } from '#web/platform/api/list-pages.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/notes';
/** A session that ends needs a note without any change being made. */
const LOOK_EVERY_MS = 60_000;

/** Returns the number of notes to write, the number to sign, and how many of both are late. */
export function useOpenNotes() {
  return useQuery({
    queryKey: sessionQueries.openNotes,
    queryFn: () => request('GET /api/notes/open'),
    // The menu and a page that shows it share one request.
    staleTime: 5_000,
    refetchInterval: LOOK_EVERY_MS,
  });
}

/**
 * Returns the next note to sign after a session's note, by session start; after the last one, the oldest.
 * Null if all others are signed.
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

/**
 * Returns the matching notes, by the day of their sessions, refetched on mount, since every edit of a note
 * changes them.
 */
export function useNotePages(query: ListParams) {
  return usePages(path, 'GET /api/notes', { query }, { refetchesOnMount: true });
}
