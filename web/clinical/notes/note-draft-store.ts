import { useUser } from '#web/people/sign-in/user-queries.ts';
import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';
import { heardDrafts, useDraftsHeard } from '#web/platform/api/heard-drafts.ts';
import type { NoteDraft } from './session-note-keeper.ts';

/** The notes of a therapist that were typed on this device and are not on the server. */
export function noteDrafts(userId: number): DraftStore<NoteDraft> {
  return heardDrafts(draftStore<NoteDraft>(userId, 'session-note', parseDraft));
}

/** The sessions with two versions of a note, of which one has to be chosen; the first ones come first. */
export function useCompetingNotes(): number[] {
  return useNotesThat(({ isCompeting }) => isCompeting);
}

/** The sessions that are gone while words for their note are left on this device; the first ones come first. */
export function useNotesWithoutSession(): number[] {
  return useNotesThat(({ isSessionGone }) => isSessionGone);
}

function useNotesThat(wait: (draft: NoteDraft) => boolean | undefined): number[] {
  const drafts = noteDrafts(useUser().data?.id ?? 0);
  const ids = useDraftsHeard(() =>
    drafts
      .keys()
      .filter((key) => {
        const draft = drafts.read(key);
        return draft && wait(draft);
      })
      .join(' '),
  );
  return ids
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .sort((a, b) => a - b);
}

/** What was typed in the note of a session and is on this device alone, and the function that forgets it. */
export function useLeftNote(sessionId: number): [text: string | undefined, forget: () => void] {
  const drafts = noteDrafts(useUser().data?.id ?? 0);
  const key = String(sessionId);
  const text = useDraftsHeard(() => drafts.read(key)?.text);
  return [text, () => drafts.drop(key)];
}

function parseDraft(kept: unknown): NoteDraft | undefined {
  if (!isObject(kept) || typeof kept.text !== 'string' || !isObject(kept.base)) return undefined;
  const { notes, updatedAt } = kept.base;
  if (typeof updatedAt !== 'string' || (notes !== null && typeof notes !== 'string')) return undefined;
  return {
    text: kept.text,
    base: { notes, updatedAt },
    isCompeting: kept.isCompeting === true,
    isSessionGone: kept.isSessionGone === true,
  };
}

function isObject(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}
