import { useCallback } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/note-of-session.ts';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { resultsStatus, useResultsStatus } from '#web/clinical/results/result-drafts.ts';
import { saveOpenResults } from '#web/clinical/results/result-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';
import { useNoteContent } from './use-note-content.ts';
import { useSessionNote } from './use-session-note.ts';

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
