import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useKeeper } from '#web/platform/drafts/use-keeper.ts';
import { noteKeeper, noteKey, openNotes } from './session-note-drafts.ts';

/** The note of a session to type in, saved as it is typed. Give the component around it the session's id as key. */
export function useSessionNote(session: Session) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const note = useKeeper(openNotes, noteKey(userId, session.id), () => noteKeeper(queries, userId, session));
  const { keeper } = note;
  useEffect(() => keeper.follow(session), [keeper, session]);
  return note;
}
