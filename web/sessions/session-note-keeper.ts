import type { Session, SessionChange } from '#domain/sessions/session.ts';
import type { DraftStore } from '#web/api/draft-store.ts';
import { failureText, RequestError } from '#web/api/request.ts';

const SAVE_DELAY_MS = 800;
const RETRY_DELAY_MS = 5_000;
/** Answers that another try would not change. */
const refusals = new Set([400, 404, 413]);

export type NoteStatus = 'clean' | 'unsaved' | 'saving' | 'saved' | 'waiting' | 'refused' | 'conflict';

export interface NoteState {
  text: string;
  status: NoteStatus;
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

/**
 * Saves the note of one session while it is typed. Every letter is kept on the device first and stays there until
 * the server has it; a lost connection is tried again, and a change made elsewhere is never overwritten unseen.
 */
export class SessionNoteKeeper {
  readonly #id: number;
  readonly #services: NoteServices;
  readonly #listeners = new Set<() => void>();
  #base: NoteBase;
  #state: NoteState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;

  constructor(session: NoteOfSession, services: NoteServices) {
    this.#id = session.id;
    this.#services = services;
    const draft = services.drafts.read(String(session.id));
    this.#base = draft?.base ?? session;
    this.#state = {
      text: draft?.text ?? session.notes ?? '',
      status: draft ? (draft.isCompeting ? 'conflict' : 'unsaved') : 'clean',
      detail: draft?.isCompeting ? (draft.base.notes ?? '') : '',
    };
  }

  get state(): NoteState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins; a draft that was left here is saved now, unless it waits for a choice. */
  open(): void {
    if (this.#state.status === 'unsaved') this.#saveIn(0);
  }

  /** Takes what was typed. */
  type(text: string): void {
    const isCompeting = this.#state.status === 'conflict';
    this.#keep(text, { isCompeting });
    this.#show(isCompeting ? { text } : { text, status: 'unsaved', detail: '' });
    if (!isCompeting) this.#saveIn(SAVE_DELAY_MS);
  }

  /** Takes notice of the session as the server has it now. */
  follow(session: Session): void {
    if (this.#state.status === 'conflict') {
      if (session.updatedAt > this.#base.updatedAt) this.#compete(session);
      return;
    }
    const hasSameNote = (session.notes ?? '') === (this.#base.notes ?? '');
    const isIdle = this.#state.status === 'clean' || this.#state.status === 'saved';
    if (session.updatedAt <= this.#base.updatedAt || !(hasSameNote || isIdle)) return;
    this.#base = session;
    if (!hasSameNote) this.#show({ text: session.notes ?? '', status: 'clean' });
  }

  /**
   * Saves at once what is not saved yet, also what is typed meanwhile. Resolves when the server has answered, whatever
   * it answered.
   */
  async flush(): Promise<void> {
    await this.#saving;
    if (this.#state.status === 'waiting') await this.#save();
    while (this.#state.status === 'unsaved' || this.#state.status === 'saving') {
      await (this.#saving ?? this.#save());
    }
  }

  /** Of two versions, keeps the one typed here. */
  async keepMine(): Promise<void> {
    this.#keep(this.#state.text);
    this.#show({ status: 'unsaved', detail: '' });
    await this.flush();
  }

  /** Of two versions, takes the one on the server. */
  takeOther(): void {
    this.#services.drafts.drop(String(this.#id));
    this.#show({ text: this.#state.detail, status: 'clean', detail: '' });
  }

  /** Saves what is left, without anybody looking. */
  close(): void {
    this.stop();
    void this.flush();
  }

  /** Tries no more; what is not saved stays on the device. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #saveIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#saving = this.#trySave().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #trySave(): Promise<void> {
    const { text } = this.#state;
    this.#show({ status: 'saving' });
    try {
      this.#base = await this.#services.save(this.#id, { notes: text, updatedAt: this.#base.updatedAt });
    } catch (error) {
      await this.#handleFailure(error);
      return;
    }
    if (this.#state.text === text) {
      this.#services.drafts.drop(String(this.#id));
      this.#show({ status: 'saved', detail: '' });
    } else {
      this.type(this.#state.text);
    }
  }

  async #handleFailure(error: unknown): Promise<void> {
    if (error instanceof RequestError && error.status === 409) return this.#handleStale();
    if (error instanceof RequestError && refusals.has(error.status)) {
      if (error.status === 404) this.#keep(this.#state.text, { isSessionGone: true });
      this.#show({ status: 'refused', detail: failureText(error) });
      return;
    }
    this.#show({ status: 'waiting' });
    this.#saveIn(RETRY_DELAY_MS);
  }

  // Something about the session changed elsewhere. Unless it was the note, nothing competes.
  async #handleStale(): Promise<void> {
    const latest = await this.#services.load(this.#id).catch(() => undefined);
    if (latest === undefined) {
      this.#show({ status: 'waiting' });
      this.#saveIn(RETRY_DELAY_MS);
    } else if ((latest.notes ?? '') === (this.#base.notes ?? '')) {
      this.#base = latest;
      this.type(this.#state.text);
    } else {
      this.#compete(latest);
    }
  }

  /** Leaves the choice between what was typed here and the note that was written elsewhere. */
  #compete(latest: Session): void {
    this.#base = latest;
    // Both say the same: it was saved, and the answer was lost on the way.
    const isSame = (latest.notes ?? '') === this.#state.text;
    if (isSame) this.#services.drafts.drop(String(this.#id));
    else this.#keep(this.#state.text, { isCompeting: true });
    this.#show(isSame ? { status: 'saved', detail: '' } : { status: 'conflict', detail: latest.notes ?? '' });
  }

  #keep(text: string, fate: Pick<NoteDraft, 'isCompeting' | 'isSessionGone'> = {}): void {
    const { notes, updatedAt } = this.#base;
    this.#services.drafts.keep(String(this.#id), { text, base: { notes, updatedAt }, ...fate });
  }

  #show(change: Partial<NoteState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
