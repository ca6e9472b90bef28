import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useSaver } from '#web/platform/drafts/use-saver.ts';
import { noteOnServer } from './note-content.ts';
import { keeperOf, noteKey, openNotes } from './note-queries.ts';

/** The note of a session to write, but for its data, saved behind it. Give the component around it the session's id as key. */
export function useNoteDraft(note: NoteOfSession) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const { sessionId } = note;
  const { state, keeper } = useSaver(openNotes, noteKey(userId, sessionId), () =>
    keeperOf(queries, userId, sessionId, noteOnServer(note)),
  );
  useEffect(() => keeper.follow(noteOnServer(note)), [keeper, note]);
  const change = useCallback(
    (part: Partial<NoteContent>) => keeper.change({ ...keeper.state.content, ...part }),
    [keeper],
  );
  return { state, keeper, change };
}
