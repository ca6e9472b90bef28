import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { resultsStatus, useResultsStatus } from '#web/clinical/results/result-drafts.ts';
import { saveOpenResults } from '#web/clinical/results/result-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';
import { useNoteDraft } from './use-note-draft.ts';

/** A note that is written and recorded on: what it says, what has become of it, and how it is saved. */
export function useNoteInWork(note: NoteOfSession) {
  const { state, keeper, change } = useNoteDraft(note);
  const userId = useUser().data?.id ?? 0;
  const { sessionId } = note;
  const statuses = [state.status, useResultsStatus(sessionId)] as const;
  const isOnline = useIsOnline();

  /** Saves whatever is on this device alone; whether the server has all of it then. */
  async function saveAll(): Promise<boolean> {
    await Promise.all([saveOpenResults(userId, sessionId), keeper.flush()]);
    const reached = [keeper.state.status, resultsStatus(userId, sessionId)];
    return reached.every((one) => one === 'clean' || one === 'saved');
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
