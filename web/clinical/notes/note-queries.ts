import { type QueryClient, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { EarlierSection } from '#domain/clinical/notes/pull-forward.ts';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { RequestError, request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';
import type { Autosave, OnServer } from '#web/platform/drafts/autosave.ts';
import { OpenSavers } from '#web/platform/drafts/open-savers.ts';
import { isNoteContent, noteOnServer } from './note-content.ts';
import { type NoteDraft, noteDrafts } from './note-drafts.ts';
import { noteSaver } from './note-saver.ts';

const [path] = sessionQueries.notes;

function ofSession(id: number) {
  return queryOptions({
    queryKey: [path, 'of', id],
    queryFn: () => request('GET /api/sessions/:id/note', { id }),
  });
}

/** Returns the note of a session, or its initial values. */
export function useNoteOfSession(sessionId: number) {
  return useQuery(ofSession(sessionId));
}

/** Returns the notes of several sessions, in order; undefined until all are loaded. */
export function useNotesOfSessions(sessionIds: readonly number[]): readonly NoteOfSession[] | undefined {
  return useQueries({
    queries: sessionIds.map(ofSession),
    combine: (found) => {
      const notes = found.flatMap(({ data }) => (data ? [data] : []));
      return notes.length === found.length ? notes : undefined;
    },
  });
}

/** Returns the texts that a session's note can copy from earlier notes. They change with each signature. */
export function useEarlierSections(sessionId: number): readonly EarlierSection[] | undefined {
  return useQuery(
    queryOptions({
      queryKey: ['/api/signed-documents', 'earlier', sessionId],
      queryFn: () => request('GET /api/sessions/:id/note/earlier', { id: sessionId }),
    }),
  ).data;
}

/**
 * Returns a function that refetches the group's notes after attendance changed, since they count the
 * children.
 */
export function useRefetchGroupNotes(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [path, 'of'] });
}

/** The notes open on this page, by `noteKey`. */
export const openNotes = new OpenSavers<Autosave<NoteContent>>();

/** Returns the key of a session's note among the open ones. */
export function noteKey(userId: number, sessionId: number): string {
  return `${userId} ${sessionId}`;
}

/** Returns the autosaver of a session's note, shared by all components of this page. */
export function openNoteSaver(
  queries: QueryClient,
  userId: number,
  note: NoteOfSession,
): Autosave<NoteContent> {
  const { sessionId } = note;
  const make = () => saverOf(queries, userId, sessionId, noteOnServer(note));
  return openNotes.at(noteKey(userId, sessionId), make).saver;
}

/** Creates the autosaver of a session's note. */
export function saverOf(
  queries: QueryClient,
  userId: number,
  sessionId: number,
  known: OnServer<NoteContent>,
  drafts = noteDrafts(userId),
): Autosave<NoteContent> {
  return noteSaver(sessionId, known, {
    drafts,
    save: async (content, updatedAt) => {
      const body = { ...content, updatedAt };
      const saved = await request('PUT /api/sessions/:id/note', { id: sessionId, body });
      await showNote(queries, saved);
      return noteOnServer(saved);
    },
    load: async () => noteOnServer(await request('GET /api/sessions/:id/note', { id: sessionId })),
  });
}

/** Updates a saved note in every list of sessions without refetching. */
async function showNote(queries: QueryClient, note: NoteOfSession): Promise<void> {
  const { sessionId, notes, state } = note;
  const { queryKey } = ofSession(sessionId);
  await queries.cancelQueries({ queryKey });
  const areNotesAsBefore = queries.getQueryData(queryKey)?.notes === notes;
  queries.setQueryData(queryKey, note);
  if (areNotesAsBefore) return;
  const noteStatus = state === 'none' && notes !== null ? 'draft' : state;
  await showChange<Session>(queries, sessionQueries.all, sessionId, { notes, noteStatus });
  // The session's `updatedAt` changed too, and later changes of it need the new one.
  void queries.invalidateQueries({ queryKey: sessionQueries.all, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: sessionQueries.openNotes });
}

/**
 * Saves the notes that remained on this device when their page was closed offline. Returns whether some still
 * could not reach the server.
 */
export async function saveLeftNotes(queries: QueryClient, userId: number): Promise<boolean> {
  const all = noteDrafts(userId);
  const drafts: typeof all = {
    ...all,
    // A draft that is discarded while it is being saved stays discarded.
    keep: (key, draft) => all.read(key) && all.keep(key, draft),
  };
  let isSomeWaiting = false;
  for (const key of drafts.keys()) {
    const draft = drafts.read(key);
    // An open note saves itself, a conflict needs a choice, and a signed or deleted one takes nothing.
    if (draft === undefined || draft.isCompeting || draft.isGone || draft.isRefused) continue;
    if (openNotes.has(noteKey(userId, Number(key)))) continue;
    const known = await knownOf(Number(key), draft).catch((error: unknown) => {
      if (error instanceof RequestError && error.status === 404) drafts.keep(key, { ...draft, isGone: true });
      else isSomeWaiting = true;
    });
    if (!known) continue;
    const saver = saverOf(queries, userId, Number(key), known, drafts);
    await saver.flush();
    isSomeWaiting ||= saver.state.status === 'waiting';
    // The note may be opened before the next try, and then saves itself.
    saver.stop();
  }
  return isSomeWaiting;
}

/** Returns the note that a draft is based on; for a partial draft, completed from the server. */
async function knownOf(sessionId: number, { base }: NoteDraft): Promise<OnServer<NoteContent>> {
  const { content, updatedAt } = base;
  if (isNoteContent(content)) return { content, updatedAt };
  return noteOnServer(await request('GET /api/sessions/:id/note', { id: sessionId }));
}
