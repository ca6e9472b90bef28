import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '#domain/sessions/session.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { useKeepsTyping } from '#web/drafts/kept-typing.ts';
import { openNote, showNote } from './session-note-drafts.ts';

/** The note of a session to type in, saved as it is typed. Give the component around it the session's id as key. */
export function useSessionNote(session: Session) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const [note] = useState(() => openNote(queries, userId, session));
  const { keeper } = note;
  const [subscribe] = useState(() => (listener: () => void) => keeper.subscribe(listener));
  const state = useSyncExternalStore(subscribe, () => keeper.state);
  const { id } = session;
  useKeepsTyping(true);

  useEffect(() => showNote(userId, id, note), [userId, id, note]);
  useEffect(() => {
    const retry = () => void keeper.flush();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [keeper]);
  useEffect(() => keeper.follow(session), [keeper, session]);

  return { state, keeper };
}
