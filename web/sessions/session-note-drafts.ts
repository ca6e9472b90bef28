import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#domain/sessions/session.ts';
import { request } from '#web/api/request.ts';
import { showChange } from '#web/api/shown-records.ts';
import { noteDrafts } from './note-draft-store.ts';
import { type NoteOfSession, type NoteServices, SessionNoteKeeper } from './session-note-keeper.ts';
import { sessionQueries } from './session-queries.ts';

interface OpenNote {
  keeper: SessionNoteKeeper;
  /** How many places show it. */
  places: number;
}

const openNotes = new Map<string, OpenNote>();

/** The note of a session: wherever it is shown on this page, it is one draft and is saved once. */
export function openNote(queries: QueryClient, userId: number, session: NoteOfSession): OpenNote {
  const key = `${userId} ${session.id}`;
  const open = openNotes.get(key) ?? {
    keeper: new SessionNoteKeeper(session, noteServices(queries, userId)),
    places: 0,
  };
  openNotes.set(key, open);
  return open;
}

/** Shows an open note in one more place. Gives the function that closes this place; the last one closes the note. */
export function showNote(userId: number, sessionId: number, note: OpenNote): () => void {
  const key = `${userId} ${sessionId}`;
  openNotes.set(key, note);
  note.places += 1;
  if (note.places === 1) note.keeper.open();
  return () => {
    note.places -= 1;
    if (note.places > 0) return;
    openNotes.delete(key);
    note.keeper.close();
  };
}

/** Saves the notes that were left on this device when a page with them was closed without a connection. */
export async function saveLeftNotes(queries: QueryClient, userId: number): Promise<void> {
  const services = noteServices(queries, userId);
  for (const key of services.drafts.keys()) {
    const draft = services.drafts.read(key);
    // An open note saves itself, of two versions nobody has chosen one, and a session that is gone takes no note.
    if (draft === undefined || draft.isCompeting || draft.isSessionGone) continue;
    if (openNotes.has(`${userId} ${key}`)) continue;
    const keeper = new SessionNoteKeeper({ id: Number(key), ...draft.base }, services);
    await keeper.flush();
    // Whatever is still unsaved waits until the note is opened, or the app the next time.
    keeper.stop();
  }
}

/** Where a therapist's notes are kept and saved. A saved note shows in every list without reading it again. */
function noteServices(queries: QueryClient, userId: number): NoteServices {
  return {
    drafts: noteDrafts(userId),
    save: async (id, change) => {
      const saved = await request('PUT /api/sessions/:id', { id, body: change });
      await showChange<Session>(queries, sessionQueries.all, id, saved);
      void queries.invalidateQueries({ queryKey: sessionQueries.notesToWrite });
      return saved;
    },
    load: (id) => request('GET /api/sessions/:id', { id }),
  };
}
