import { useCallback } from 'react';
import type { NoteOfSession } from '#domain/session-notes/note-of-session.ts';
import type { NoteContent } from '#domain/session-notes/session-note.ts';
import type { Session } from '#domain/sessions/session.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { resultsStatus, useResultsStatus } from '#web/results/result-drafts.ts';
import { saveOpenResults } from '#web/results/result-queries.ts';
import { useSessionNote } from '#web/sessions/use-session-note.ts';
import { useIsOnline } from '#web/ui/use-is-online.ts';
import { useNoteContent } from './use-note-content.ts';

/** A note that is written and recorded on: what it says, what has become of it, and how it is saved. */
export function useNoteInWork(session: Session, note: NoteOfSession) {
  const { state, keeper } = useNoteContent(note);
  const userId = useUser().data?.id ?? 0;
  const words = useSessionNote(session);
  const recorded = useResultsStatus(session.id);
  const isOnline = useIsOnline();
  const change = useCallback(
    (part: Partial<NoteContent>) => keeper.change({ ...keeper.state.content, ...part }),
    [keeper],
  );
  const statuses = [state.status, words.state.status, recorded] as const;

  /** Saves whatever is on this device alone; whether the server has all of it then. */
  async function saveAll(): Promise<boolean> {
    await Promise.all([saveOpenResults(userId, session.id), keeper.flush(), words.keeper.flush()]);
    const kept = [keeper.state.status, words.keeper.state.status, resultsStatus(userId, session.id)];
    return kept.every((one) => one === 'clean' || one === 'saved');
  }

  return {
    state,
    keeper,
    statuses,
    isOnline,
    /** Whether everything can be saved just now. */
    isReady: isOnline && !statuses.some((one) => one === 'conflict' || one === 'refused'),
    change,
    saveAll,
  };
}

export type NoteInWork = ReturnType<typeof useNoteInWork>;
