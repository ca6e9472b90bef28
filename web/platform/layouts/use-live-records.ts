import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayOf } from '#domain/platform/dates.ts';
import { saveLeftNotes } from '#web/clinical/notes/session-note-drafts.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { followChanges } from '#web/platform/api/live-changes.ts';
import { isMadeOf } from '#web/platform/api/nouns-read.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';

const DAY_CHECK_MS = 30_000;
const LEFT_NOTES_RETRY_MS = 5_000;

/**
 * Keeps what is shown true while the app is open: reads again what was changed elsewhere, and all records when a
 * new day begins in the practice's time zone. Notes left on this device are saved first. It rests while somebody is
 * on the way out (`isStaying` is false).
 */
export function useLiveRecords(userId: number, isStaying: boolean): void {
  const queries = useQueryClient();
  const timeZone = useTimeZone();

  useEffect(() => {
    if (!isStaying) return;
    const stopSaving = keepSavingLeftNotes(queries, userId);
    const stopFollowing = followChanges({
      userId,
      // With the practice also who she is: it may have been handed over to her.
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

/** Tries until no note waits for a connection. Gives the function that ends it. */
function keepSavingLeftNotes(queries: QueryClient, userId: number): () => void {
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
