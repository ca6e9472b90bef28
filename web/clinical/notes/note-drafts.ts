import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useDraftState } from '#web/platform/api/draft-state.ts';
import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';
import type { AutosaveDraft } from '#web/platform/drafts/autosave.ts';
import { autosaveDraft } from '#web/platform/drafts/autosave-draft.ts';
import { leftText } from './note-text.ts';

/**
 * A note's local draft. It is complete, except for parts that an earlier version of the program stored
 * elsewhere.
 */
export type NoteDraft = AutosaveDraft<Partial<NoteContent>>;

/** Returns the store of a therapist's notes that were edited on this device and are not on the server. */
export function noteDrafts(userId: number): DraftStore<NoteDraft> {
  const drafts = draftStore<NoteDraft>(userId, 'session-note', parseDraft);
  // The store in which an earlier version of the program saved everything but Notes.
  const rests = draftStore<NoteDraft>(userId, 'note-content', parseDraft);
  return {
    read: (key) => together(rests.read(key), drafts.read(key)),
    keep(key, draft) {
      drafts.keep(key, draft);
      rests.drop(key);
    },
    drop(key) {
      drafts.drop(key);
      rests.drop(key);
    },
    keys: () => [...new Set([...drafts.keys(), ...rests.keys()])],
  };
}

function together(rest: NoteDraft | undefined, draft: NoteDraft | undefined): NoteDraft | undefined {
  if (rest === undefined || draft === undefined) return draft ?? rest;
  const content = { ...rest.base.content, ...draft.base.content };
  return {
    ...rest,
    ...draft,
    content: { ...rest.content, ...draft.content },
    base: { content, updatedAt: draft.base.updatedAt },
  };
}

/** Returns the sessions whose note has two versions to choose from, in order. */
export function useCompetingNotes(): number[] {
  return useNotesThat(({ isCompeting }) => isCompeting);
}

/** Returns the deleted sessions with unsaved note text on this device, in order. */
export function useNotesWithoutSession(): number[] {
  return useNotesThat(({ isGone, content }) => isGone && leftText(content, undefined));
}

/** Returns the sessions whose note the server refused, such as one that was signed meanwhile, in order. */
export function useRefusedNotes(): number[] {
  return useNotesThat(
    ({ isGone, isRefused, content, base }) => isRefused && !isGone && leftText(content, base.content),
  );
}

function useNotesThat(wait: (draft: NoteDraft) => unknown): number[] {
  const drafts = noteDrafts(useUser().data?.id ?? 0);
  const ids = useDraftState(() =>
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

function parseDraft(saved: unknown): NoteDraft | undefined {
  return autosaveDraft(asToday(saved), isPartOfNote);
}

// Drafts from before Notes was saved with the rest of the note held the text only.
function asToday(saved: unknown): unknown {
  if (typeof saved !== 'object' || saved === null || !('text' in saved && 'base' in saved)) return saved;
  const { text, base, ...fate } = saved;
  const isGone = 'isSessionGone' in fate && fate.isSessionGone;
  const notes = typeof base === 'object' && base !== null && 'notes' in base ? base.notes : null;
  return { ...fate, isGone, content: { notes: text }, base: { content: { notes }, updatedAt: '' } };
}

function isPartOfNote(content: unknown): content is Partial<NoteContent> {
  return typeof content === 'object' && content !== null && (!('notes' in content) || isText(content.notes));
}

function isText(notes: unknown): boolean {
  return notes === null || typeof notes === 'string';
}
