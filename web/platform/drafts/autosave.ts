import { failureText, RequestError } from '#web/platform/api/request.ts';

const SAVE_DELAY_MS = 800;
const RETRY_DELAY_MS = 5_000;
/** Answers that another try would not change. */
const refusals = new Set([400, 404, 413]);

export type AutosaveStatus = 'clean' | 'unsaved' | 'saving' | 'saved' | 'waiting' | 'refused' | 'conflict';

export interface AutosaveState<Content> {
  content: Content;
  status: AutosaveStatus;
  /** Why the server refused it. */
  refusal: string;
  /** What the server has while two versions compete. */
  other: Content | undefined;
}

/** Something as it is on the server, and when it was changed last; null where there is none yet. */
export interface OnServer<Content> {
  content: Content;
  updatedAt: string | null;
}

export interface AutosaveDraft<Content> {
  content: Content;
  /** As it was on the server when the first change was made here. */
  base: OnServer<Content>;
  /** It competes with `base`, which was written elsewhere: nothing is saved until somebody has chosen. */
  isCompeting?: boolean | undefined;
  /** What it belongs to was not there any more when it was saved last. */
  isGone?: boolean | undefined;
}

export interface AutosaveServices<Content> {
  /** Its place on this device. */
  draft: {
    read(): AutosaveDraft<Content> | undefined;
    keep(draft: AutosaveDraft<Content>): void;
    drop(): void;
  };
  /** Saves over what was seen at `updatedAt`; gives what the server has then. */
  save(content: Content, updatedAt: string | null): Promise<OnServer<Content>>;
  load(): Promise<OnServer<Content>>;
  isSame(one: Content, other: Content): boolean;
}

/**
 * Saves one thing while it is worked on. Every change is kept on the device first and stays there until the server has
 * it; a lost connection is tried again, and a change made elsewhere is never overwritten unseen.
 */
export class Autosave<Content> {
  readonly #services: AutosaveServices<Content>;
  readonly #listeners = new Set<() => void>();
  #base: OnServer<Content>;
  #state: AutosaveState<Content>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;

  constructor(known: OnServer<Content>, services: AutosaveServices<Content>) {
    this.#services = services;
    const draft = services.draft.read();
    this.#base = draft?.base ?? known;
    this.#state = {
      content: draft?.content ?? known.content,
      status: draft ? (draft.isCompeting ? 'conflict' : 'unsaved') : 'clean',
      refusal: '',
      other: draft?.isCompeting ? draft.base.content : undefined,
    };
  }

  get state(): AutosaveState<Content> {
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

  /** Takes a change. */
  change(content: Content): void {
    const isCompeting = this.#state.status === 'conflict';
    this.#keep(content, { isCompeting });
    this.#show(isCompeting ? { content } : { content, status: 'unsaved', refusal: '' });
    if (!isCompeting) this.#saveIn(SAVE_DELAY_MS);
  }

  /** Takes notice of what the server has now. */
  follow(known: OnServer<Content>): void {
    if (this.#state.status === 'conflict') {
      if (isNewer(known, this.#base)) this.#compete(known);
      return;
    }
    const isAsBefore = this.#services.isSame(known.content, this.#base.content);
    const isIdle = this.#state.status === 'clean' || this.#state.status === 'saved';
    if (!isNewer(known, this.#base) || !(isAsBefore || isIdle)) return;
    this.#base = known;
    if (!isAsBefore) this.#show({ content: known.content, status: 'clean' });
  }

  /**
   * Saves at once what is not saved yet, also what changes meanwhile. Resolves when the server has answered, whatever it
   * answered.
   */
  async flush(): Promise<void> {
    await this.#saving;
    if (this.#state.status === 'waiting') await this.#save();
    while (this.#state.status === 'unsaved' || this.#state.status === 'saving') {
      await (this.#saving ?? this.#save());
    }
  }

  /** Of two versions, keeps the one made here. */
  async keepMine(): Promise<void> {
    this.#keep(this.#state.content);
    this.#show({ status: 'unsaved', other: undefined });
    await this.flush();
  }

  /** Of two versions, takes the one on the server. */
  takeOther(): void {
    this.#services.draft.drop();
    this.#show({ content: this.#base.content, status: 'clean', other: undefined });
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
    const { content } = this.#state;
    this.#show({ status: 'saving' });
    try {
      this.#base = await this.#services.save(content, this.#base.updatedAt);
    } catch (error) {
      await this.#handleFailure(error);
      return;
    }
    if (this.#state.content === content) {
      this.#services.draft.drop();
      this.#show({ status: 'saved', refusal: '' });
    } else {
      this.change(this.#state.content);
    }
  }

  async #handleFailure(error: unknown): Promise<void> {
    if (error instanceof RequestError && error.status === 409) return this.#handleStale(error);
    if (error instanceof RequestError && refusals.has(error.status)) {
      if (error.status === 404) this.#keep(this.#state.content, { isGone: true });
      this.#show({ status: 'refused', refusal: failureText(error) });
      return;
    }
    this.#wait();
  }

  // Something about it changed elsewhere. Unless it was the content, nothing competes.
  async #handleStale(error: RequestError): Promise<void> {
    const latest = await this.#services.load().catch(() => undefined);
    if (latest === undefined) {
      this.#wait();
    } else if (latest.updatedAt === this.#base.updatedAt) {
      // Nothing did: another rule stands against it.
      this.#show({ status: 'refused', refusal: failureText(error) });
    } else if (this.#services.isSame(latest.content, this.#base.content)) {
      this.#base = latest;
      this.change(this.#state.content);
    } else {
      this.#compete(latest);
    }
  }

  #wait(): void {
    this.#show({ status: 'waiting' });
    this.#saveIn(RETRY_DELAY_MS);
  }

  /** Leaves the choice between what was made here and what was made elsewhere. */
  #compete(latest: OnServer<Content>): void {
    this.#base = latest;
    // Both say the same: it was saved, and the answer was lost on the way.
    const isSame = this.#services.isSame(latest.content, this.#state.content);
    if (isSame) this.#services.draft.drop();
    else this.#keep(this.#state.content, { isCompeting: true });
    this.#show(
      isSame ? { status: 'saved', other: undefined } : { status: 'conflict', other: latest.content },
    );
  }

  #keep(content: Content, fate: Pick<AutosaveDraft<Content>, 'isCompeting' | 'isGone'> = {}): void {
    this.#services.draft.keep({ content, base: this.#base, ...fate });
  }

  #show(change: Partial<AutosaveState<Content>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function isNewer(one: OnServer<unknown>, other: OnServer<unknown>): boolean {
  return (one.updatedAt ?? '') > (other.updatedAt ?? '');
}
