import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { saveLeftNotes } from '#web/clinical/notes/note-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { followChanges } from '#web/platform/api/live-changes.ts';
import { isMadeOf } from '#web/platform/api/nouns-read.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';

const LEFT_NOTES_RETRY_MS = 5_000;

/**
 * Keeps displayed records current while the app is open: reloads what changed elsewhere, and everything when a new
 * day begins in the practice's time zone. What fails to load then, as in a laptop that wakes, is loaded once there is a
 * connection. Drafts of notes left on this device are saved first. Pauses while the user is signing out (`isStaying` is
 * false).
 */
export function useLiveRecords(userId: number, isStaying: boolean): void {
  const queries = useQueryClient();
  const today = useToday();
  const shownDay = useRef(today);

  useEffect(() => {
    if (!isStaying) return;
    const stopSaving = retryDraftNotes(queries, userId);
    const stopFollowing = followChanges({
      userId,
      // The user may have become the practice's owner.
      onChange: (changed) =>
        void queries.invalidateQueries({ predicate: (query) => isMadeOf(query, changed) }),
      onEnd: () => void queries.invalidateQueries({ queryKey: userQuery.queryKey }),
    });
    return () => {
      stopSaving();
      stopFollowing();
    };
  }, [queries, userId, isStaying]);

  useEffect(() => {
    if (today === shownDay.current) return;
    shownDay.current = today;
    void queries.invalidateQueries({ predicate: isOfRecords });
  }, [queries, today]);

  useEffect(() => {
    const loadMissed = () =>
      void queries.invalidateQueries({
        predicate: (query) => isOfRecords(query) && query.state.isInvalidated,
      });
    window.addEventListener('online', loadMissed);
    return () => window.removeEventListener('online', loadMissed);
  }, [queries]);
}

/** Retries until no draft waits for a connection. Returns the function that stops it. */
function retryDraftNotes(queries: QueryClient, userId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  async function save(): Promise<void> {
    const isSomeWaiting = await saveLeftNotes(queries, userId);
    if (isSomeWaiting && !isEnded) timer = setTimeout(() => void save(), LEFT_NOTES_RETRY_MS);
  }
  void save();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
