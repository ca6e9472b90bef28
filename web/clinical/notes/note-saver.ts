import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import type { DraftStore } from '#web/platform/api/draft-store.ts';
import {
  Autosave,
  type AutosaveDraft,
  type AutosaveServices,
  type OnServer,
} from '#web/platform/drafts/autosave.ts';
import { isSameNote, mergedNote } from './note-content.ts';
import type { NoteDraft } from './note-drafts.ts';

export interface NoteServices extends Pick<AutosaveServices<NoteContent>, 'save' | 'load'> {
  drafts: DraftStore<NoteDraft>;
}

/** Creates the autosaver of a session's note. */
export function noteSaver(
  sessionId: number,
  known: OnServer<NoteContent>,
  services: NoteServices,
): Autosave<NoteContent> {
  const { drafts } = services;
  const key = String(sessionId);
  return new Autosave(known, {
    draft: {
      read: () => {
        const draft = drafts.read(key);
        return draft && wholeDraft(draft, known.content);
      },
      keep: (draft) => drafts.keep(key, draft),
      drop: () => drafts.drop(key),
    },
    save: (content, updatedAt) => services.save(content, updatedAt),
    load: () => services.load(),
    isSame: isSameNote,
    merged: mergedNote,
  });
}

function wholeDraft({ content, base, ...fate }: NoteDraft, known: NoteContent): AutosaveDraft<NoteContent> {
  return {
    ...fate,
    content: { ...known, ...content },
    base: { ...base, content: { ...known, ...base.content } },
  };
}
