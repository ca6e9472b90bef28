import type { Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import type { DraftStore } from '#web/platform/api/draft-store.ts';
import {
  Autosave,
  type AutosaveState,
  type AutosaveStatus,
  type OnServer,
} from '#web/platform/drafts/autosave.ts';

export interface NoteState {
  text: string;
  status: AutosaveStatus;
  /** Why the server refused it, or what the note says there while two versions compete. */
  detail: string;
}

/** A note as it was on the server when typing began. */
type NoteBase = Pick<Session, 'notes' | 'updatedAt'>;

export type NoteOfSession = NoteBase & Pick<Session, 'id'>;

export interface NoteDraft {
  text: string;
  base: NoteBase;
  /** It competes with the note of `base`, which was written elsewhere: nothing is saved until somebody has chosen. */
  isCompeting?: boolean | undefined;
  /** Its session was not there any more when it was saved last: it waits to be copied or discarded. */
  isSessionGone?: boolean | undefined;
}

export interface NoteServices {
  drafts: DraftStore<NoteDraft>;
  save(id: number, change: SessionChange): Promise<Session>;
  load(id: number): Promise<Session>;
}

/** Saves the note of one session while it is typed. */
export class SessionNoteKeeper {
  readonly #autosave: Autosave<string>;
  #shown: [from: AutosaveState<string>, state: NoteState] | undefined;

  constructor(session: NoteOfSession, services: NoteServices) {
    const { id } = session;
    const { drafts } = services;
    const key = String(id);
    this.#autosave = new Autosave(noteOf(session), {
      draft: {
        read: () => {
          const draft = drafts.read(key);
          if (!draft) return undefined;
          const { text, base, isCompeting, isSessionGone } = draft;
          return { content: text, base: noteOf(base), isCompeting, isGone: isSessionGone };
        },
        keep: ({ content, base, isCompeting, isGone }) =>
          drafts.keep(key, {
            text: content,
            base: { notes: base.content, updatedAt: base.updatedAt ?? '' },
            isCompeting,
            isSessionGone: isGone,
          }),
        drop: () => drafts.drop(key),
      },
      save: async (notes, updatedAt) =>
        noteOf(await services.save(id, { notes, updatedAt: updatedAt ?? '' })),
      load: async () => noteOf(await services.load(id)),
      isSame: (one, other) => one === other,
    });
  }

  get state(): NoteState {
    const from = this.#autosave.state;
    if (this.#shown?.[0] !== from) {
      const { content: text, status, refusal, other } = from;
      this.#shown = [from, { text, status, detail: other ?? refusal }];
    }
    return this.#shown[1];
  }

  subscribe(listener: () => void): () => void {
    return this.#autosave.subscribe(listener);
  }

  /** Begins; a draft that was left here is saved now, unless it waits for a choice. */
  open(): void {
    this.#autosave.open();
  }

  /** Takes what was typed. */
  type(text: string): void {
    this.#autosave.change(text);
  }

  /** Takes notice of the session as the server has it now. */
  follow(session: Session): void {
    this.#autosave.follow(noteOf(session));
  }

  /** Saves at once what is not saved yet. Resolves when the server has answered, whatever it answered. */
  flush(): Promise<void> {
    return this.#autosave.flush();
  }

  /** Of two versions, keeps the one typed here. */
  keepMine(): Promise<void> {
    return this.#autosave.keepMine();
  }

  /** Of two versions, takes the one on the server. */
  takeOther(): void {
    this.#autosave.takeOther();
  }

  /** Saves what is left, without anybody looking. */
  close(): void {
    this.#autosave.close();
  }

  /** Tries no more; what is not saved stays on the device. */
  stop(): void {
    this.#autosave.stop();
  }
}

function noteOf({ notes, updatedAt }: NoteBase): OnServer<string> {
  return { content: notes ?? '', updatedAt };
}
