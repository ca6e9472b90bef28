import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useSaver } from '#web/platform/drafts/use-saver.ts';
import { noteOnServer } from './note-content.ts';
import { noteKey, openNotes, saverOf } from './note-queries.ts';

/**
 * Returns a session's editable note, without its results, and its autosaver. The component needs the
 * session's id as key.
 */
export function useNoteDraft(note: NoteOfSession) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const { sessionId } = note;
  const { state, saver } = useSaver(openNotes, noteKey(userId, sessionId), () =>
    saverOf(queries, userId, sessionId, noteOnServer(note)),
  );
  useEffect(() => saver.follow(noteOnServer(note)), [saver, note]);
  const change = useCallback(
    (part: Partial<NoteContent>) => saver.change({ ...saver.state.content, ...part }),
    [saver],
  );
  return { state, saver, change };
}
