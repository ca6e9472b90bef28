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
import { noteKeeper } from './note-keeper.ts';

const [path] = sessionQueries.notes;

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

/** The notes that are open on this page, by `noteKey`. */
export const openNotes = new OpenSavers<Autosave<NoteContent>>();

/** Names the note of a session among the open ones. */
export function noteKey(userId: number, sessionId: number): string {
  return `${userId} ${sessionId}`;
}

/** What saves the note of a session while it is open on this page, wherever on it. */
export function openNoteKeeper(
  queries: QueryClient,
  userId: number,
  note: NoteOfSession,
): Autosave<NoteContent> {
  const { sessionId } = note;
  const make = () => keeperOf(queries, userId, sessionId, noteOnServer(note));
  return openNotes.at(noteKey(userId, sessionId), make).keeper;
}

/** What saves the note of a session while it is written. */
export function keeperOf(
  queries: QueryClient,
  userId: number,
  sessionId: number,
  known: OnServer<NoteContent>,
): Autosave<NoteContent> {
  return noteKeeper(sessionId, known, {
    drafts: noteDrafts(userId),
    save: async (content, updatedAt) => {
      const body = { ...content, updatedAt };
      const saved = await request('PUT /api/sessions/:id/note', { id: sessionId, body });
      await showNote(queries, saved);
      return noteOnServer(saved);
    },
    load: async () => noteOnServer(await request('GET /api/sessions/:id/note', { id: sessionId })),
  });
}

/** A saved note shows in every list of sessions without reading it again. */
async function showNote(queries: QueryClient, note: NoteOfSession): Promise<void> {
  const { sessionId, notes, state } = note;
  const { queryKey } = ofSession(sessionId);
  await queries.cancelQueries({ queryKey });
  const areNotesAsBefore = queries.getQueryData(queryKey)?.notes === notes;
  queries.setQueryData(queryKey, note);
  if (areNotesAsBefore) return;
  const noteStatus = state === 'none' && notes !== null ? 'draft' : state;
  await showChange<Session>(queries, sessionQueries.all, sessionId, { notes, noteStatus });
  // Its moment is another one too, which a change of it needs.
  void queries.invalidateQueries({ queryKey: sessionQueries.all, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: sessionQueries.openNotes });
}

/**
 * Saves the notes that were left on this device when a page with them was closed without a connection. Gives whether
 * some could not reach the server this time either.
 */
export async function saveLeftNotes(queries: QueryClient, userId: number): Promise<boolean> {
  const drafts = noteDrafts(userId);
  let isSomeWaiting = false;
  for (const key of drafts.keys()) {
    const draft = drafts.read(key);
    // An open note saves itself, of two versions nobody has chosen one, and a session that is gone takes no note.
    if (draft === undefined || draft.isCompeting || draft.isGone) continue;
    if (openNotes.has(noteKey(userId, Number(key)))) continue;
    const known = await knownOf(Number(key), draft).catch((error: unknown) => {
      if (error instanceof RequestError && error.status === 404) drafts.keep(key, { ...draft, isGone: true });
      else isSomeWaiting = true;
    });
    if (!known) continue;
    const keeper = keeperOf(queries, userId, Number(key), known);
    await keeper.flush();
    isSomeWaiting ||= keeper.state.status === 'waiting';
    // Somebody may open the note before the next try, and it then saves itself.
    keeper.stop();
  }
  return isSomeWaiting;
}

/** The note that a draft began with; where the draft is a part of one, as the server has it. */
async function knownOf(sessionId: number, { base }: NoteDraft): Promise<OnServer<NoteContent>> {
  const { content, updatedAt } = base;
  if (isNoteContent(content)) return { content, updatedAt };
  return noteOnServer(await request('GET /api/sessions/:id/note', { id: sessionId }));
}
