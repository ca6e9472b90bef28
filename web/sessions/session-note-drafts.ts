import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#domain/sessions/session.ts';
import { draftStore } from '#web/api/draft-store.ts';
import { request } from '#web/api/request.ts';
import { showChange } from '#web/api/shown-records.ts';
import { type NoteDraft, type NoteServices, SessionNoteKeeper } from './session-note-keeper.ts';
import { sessionQueries } from './session-queries.ts';

/** Where a therapist's notes are kept and saved. A saved note shows in every list without reading it again. */
export function noteServices(queries: QueryClient, userId: number): NoteServices {
  return {
    drafts: draftStore<NoteDraft>(userId, 'session-note', parseDraft),
    save: async (id, change) => {
      const saved = await request('PUT /api/sessions/:id', { id, body: change });
      await showChange<Session>(queries, sessionQueries.all, id, saved);
      return saved;
    },
    load: (id) => request('GET /api/sessions/:id', { id }),
  };
}

/** Saves the notes that were left on this device when a page with them was closed without a connection. */
export async function saveLeftNotes(queries: QueryClient, userId: number): Promise<void> {
  const services = noteServices(queries, userId);
  for (const key of services.drafts.keys()) {
    const draft = services.drafts.read(key);
    if (draft === undefined) continue;
    const keeper = new SessionNoteKeeper({ id: Number(key), ...draft.base }, services);
    await keeper.flush();
    // Whatever is still unsaved waits until the note is opened, or the app the next time.
    keeper.stop();
  }
}

function parseDraft(kept: unknown): NoteDraft | undefined {
  if (!isObject(kept) || typeof kept.text !== 'string' || !isObject(kept.base)) return undefined;
  const { notes, updatedAt } = kept.base;
  if (typeof updatedAt !== 'string' || (notes !== null && typeof notes !== 'string')) return undefined;
  return { text: kept.text, base: { notes, updatedAt } };
}

function isObject(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}
