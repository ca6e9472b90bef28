import { type QueryClient, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoteOfSession } from '#domain/clinical/notes/note-of-session.ts';
import type { EarlierSection } from '#domain/clinical/notes/pull-forward.ts';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { draftStore } from '#web/platform/api/draft-store.ts';
import { heardDrafts } from '#web/platform/api/heard-drafts.ts';
import { request } from '#web/platform/api/request.ts';
import { Autosave } from '#web/platform/drafts/autosave.ts';
import { autosaveDraft } from '#web/platform/drafts/autosave-draft.ts';
import { OpenKeepers } from '#web/platform/drafts/open-keepers.ts';
import { contentOfNote, isNoteContent, isSameNote } from './note-content.ts';

const path = '/api/session-notes';

function ofSession(id: number) {
  return queryOptions({
    queryKey: [path, 'of', id],
    queryFn: () => request('GET /api/sessions/:id/note', { id }),
  });
}

/** The note of a session, or what it begins with. */
export function useNoteOfSession(sessionId: number) {
  return useQuery(ofSession(sessionId));
}

/** The notes of several sessions, in their order; undefined until all of them are there. */
export function useNotesOfSessions(sessionIds: readonly number[]): readonly NoteOfSession[] | undefined {
  return useQueries({
    queries: sessionIds.map(ofSession),
    combine: (found) => {
      const notes = found.flatMap(({ data }) => (data ? [data] : []));
      return notes.length === found.length ? notes : undefined;
    },
  });
}

/** What the note of a session can take over from earlier ones. It changes with what is signed. */
export function useEarlierSections(sessionId: number): readonly EarlierSection[] | undefined {
  return useQuery(
    queryOptions({
      queryKey: ['/api/signed-documents', 'earlier', sessionId],
      queryFn: () => request('GET /api/sessions/:id/note/earlier', { id: sessionId }),
    }),
  ).data;
}

/** Reads the notes again once it turned out who was there: the others' notes count the children. */
export function useCountAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [path, 'of'] });
}

/** The notes that are open on this page, but for the words that their sessions keep. */
export const openNoteContents = new OpenKeepers<Autosave<NoteContent>>();

function contentDrafts(userId: number) {
  return heardDrafts(
    draftStore(userId, 'note-content', (kept) => autosaveDraft<NoteContent>(kept, isNoteContent)),
  );
}

/** What saves the note of a session while it is open on this page, wherever on it. */
export function contentKeeperOf(
  queries: QueryClient,
  userId: number,
  note: NoteOfSession,
): Autosave<NoteContent> {
  const make = () => noteContentKeeper(queries, userId, note.sessionId, note);
  return openNoteContents.at(`${userId} ${note.sessionId}`, make).keeper;
}

/** What saves the note of a session while it is written. */
export function noteContentKeeper(
  queries: QueryClient,
  userId: number,
  sessionId: number,
  known: Parameters<typeof contentOfNote>[0],
): Autosave<NoteContent> {
  const [drafts, key] = [contentDrafts(userId), String(sessionId)];
  return new Autosave(contentOfNote(known), {
    draft: {
      read: () => drafts.read(key),
      keep: (draft) => drafts.keep(key, draft),
      drop: () => drafts.drop(key),
    },
    save: async (content, updatedAt) => {
      const body = { ...content, updatedAt };
      const saved = await request('PUT /api/sessions/:id/note', { id: sessionId, body });
      const { queryKey } = ofSession(sessionId);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
      return contentOfNote(saved);
    },
    load: async () => contentOfNote(await request('GET /api/sessions/:id/note', { id: sessionId })),
    isSame: isSameNote,
  });
}
