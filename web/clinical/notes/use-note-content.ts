import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NoteOfSession } from '#domain/clinical/notes/note-of-session.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useKeeper } from '#web/platform/drafts/use-keeper.ts';
import { contentOfNote } from './note-content.ts';
import { noteContentKeeper, openNoteContents } from './note-queries.ts';

/** The note of a session to write, but for its words and its data, saved behind it. */
export function useNoteContent(note: NoteOfSession) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const { sessionId } = note;
  const content = useKeeper(openNoteContents, `${userId} ${sessionId}`, () =>
    noteContentKeeper(queries, userId, sessionId, note),
  );
  const { keeper } = content;
  useEffect(() => keeper.follow(contentOfNote(note)), [keeper, note]);
  return content;
}
