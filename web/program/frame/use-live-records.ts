import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayOf } from '#domain/platform/dates.ts';
import { saveLeftNotes } from '#web/clinical/notes/note-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { followChanges } from '#web/platform/api/live-changes.ts';
import { isMadeOf } from '#web/platform/api/nouns-read.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';

const DAY_CHECK_MS = 30_000;
const LEFT_NOTES_RETRY_MS = 5_000;

/**
 * Keeps displayed records current while the app is open: reloads what changed elsewhere, and everything when a new
 * day begins in the practice's time zone. Drafts of notes left on this device are saved first. Pauses while the user
 * is signing out (`isStaying` is false).
 */
export function useLiveRecords(userId: number, isStaying: boolean): void {
  const queries = useQueryClient();
  const timeZone = useTimeZone();

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
    let day = dayOf(new Date(), timeZone);
    const timer = setInterval(() => {
      const today = dayOf(new Date(), timeZone);
      if (today === day) return;
      day = today;
      void queries.invalidateQueries({ predicate: isOfRecords });
    }, DAY_CHECK_MS);
    return () => clearInterval(timer);
  }, [queries, timeZone]);
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
