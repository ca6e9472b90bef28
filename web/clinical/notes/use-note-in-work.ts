import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { resultsStatus, useResultsStatus } from '#web/clinical/results/result-drafts.ts';
import { saveOpenResults } from '#web/clinical/results/result-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';
import { useNoteDraft } from './use-note-draft.ts';

/** Returns a note being edited: its content, its saving state, and functions to change and save it. */
export function useNoteInWork(note: NoteOfSession) {
  const { state, saver, change } = useNoteDraft(note);
  const userId = useUser().data?.id ?? 0;
  const { sessionId } = note;
  const statuses = [state.status, useResultsStatus(sessionId)] as const;
  const isOnline = useIsOnline();

  /** Saves local changes; resolves to whether the server has everything. */
  async function saveAll(): Promise<boolean> {
    await Promise.all([saveOpenResults(userId, sessionId), saver.flush()]);
    const reached = [saver.state.status, resultsStatus(userId, sessionId)];
    return reached.every((one) => one === 'clean' || one === 'saved');
  }

  return {
    state,
    saver,
    statuses,
    isOnline,
    /** Whether everything can be saved now. */
    isReady: isOnline && !statuses.some((one) => one === 'conflict' || one === 'refused'),
    change,
    saveAll,
  };
}

export type NoteInWork = ReturnType<typeof useNoteInWork>;
