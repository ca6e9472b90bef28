import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';
import { OpenKeepers } from '#web/platform/drafts/open-keepers.ts';
import { noteDrafts } from './note-draft-store.ts';
import { type NoteOfSession, type NoteServices, SessionNoteKeeper } from './session-note-keeper.ts';

/** The notes that are open on this page, by `noteKey`. */
export const openNotes = new OpenKeepers<SessionNoteKeeper>();

/** Names the note of a session among the open ones. */
export function noteKey(userId: number, sessionId: number): string {
  return `${userId} ${sessionId}`;
}

/** What types and saves the note of a session. */
export function noteKeeper(queries: QueryClient, userId: number, session: NoteOfSession): SessionNoteKeeper {
  return new SessionNoteKeeper(session, noteServices(queries, userId));
}

/**
 * Saves the notes that were left on this device when a page with them was closed without a connection. Gives whether
 * some could not reach the server this time either.
 */
export async function saveLeftNotes(queries: QueryClient, userId: number): Promise<boolean> {
  const services = noteServices(queries, userId);
  let isSomeWaiting = false;
  for (const key of services.drafts.keys()) {
    const draft = services.drafts.read(key);
    // An open note saves itself, of two versions nobody has chosen one, and a session that is gone takes no note.
    if (draft === undefined || draft.isCompeting || draft.isSessionGone) continue;
    if (openNotes.has(noteKey(userId, Number(key)))) continue;
    const keeper = new SessionNoteKeeper({ id: Number(key), ...draft.base }, services);
    await keeper.flush();
    isSomeWaiting ||= keeper.state.status === 'waiting';
    // Somebody may open the note before the next try, and it then saves itself.
    keeper.stop();
  }
  return isSomeWaiting;
}

/** Where a therapist's notes are kept and saved. A saved note shows in every list without reading it again. */
function noteServices(queries: QueryClient, userId: number): NoteServices {
  return {
    drafts: noteDrafts(userId),
    save: async (id, change) => {
      const saved = await request('PUT /api/sessions/:id', { id, body: change });
      await showChange<Session>(queries, sessionQueries.all, id, saved);
      void queries.invalidateQueries({ queryKey: sessionQueries.openNotes });
      return saved;
    },
    load: (id) => request('GET /api/sessions/:id', { id }),
  };
}
