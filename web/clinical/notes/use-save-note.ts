import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { draftStorage } from '#web/platform/api/draft-store.ts';
import type { AutosaveState } from '#web/platform/drafts/autosave.ts';
import { openNoteSaver, useNoteOfSession } from './note-queries.ts';

/**
 * Returns the function that saves a session's note at once. It returns undefined if the server has the note,
 * otherwise the reason why the session cannot be edited yet.
 */
export function useSaveNote(sessionId: number): () => Promise<string | undefined> {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const note = useNoteOfSession(sessionId).data;
  return async () => {
    const saver = note && openNoteSaver(queries, userId, note);
    await saver?.flush();
    return saver && unsavedReason(saver.state);
  };
}

function unsavedReason({ status, refusal }: AutosaveState<unknown>): string | undefined {
  switch (status) {
    case 'clean':
    case 'saved':
      return undefined;
    case 'conflict':
      return 'The note has two versions. Choose one, then edit the session.';
    case 'refused':
      return `The note was not saved, so the session cannot be edited. ${refusal}`;
    default:
      return draftStorage() === 'stored'
        ? 'The note is kept on this device. Edit the session when the connection is back.'
        : 'The note is not saved yet. Edit the session when the connection is back.';
  }
}
