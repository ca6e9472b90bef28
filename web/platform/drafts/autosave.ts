import { failureText, RequestError } from '#web/platform/api/request.ts';
import { Listeners } from '#web/platform/ui/listeners.ts';

const SAVE_DELAY_MS = 800;
const RETRY_DELAY_MS = 5_000;
/** Statuses that a retry would not change. */
const refusals = new Set([400, 404, 413]);

export type AutosaveStatus = 'clean' | 'unsaved' | 'saving' | 'saved' | 'waiting' | 'refused' | 'conflict';

export interface AutosaveState<Content> {
  content: Content;
  status: AutosaveStatus;
  /** Why the server refused it. */
  refusal: string;
  /** The server's version during a conflict. */
  other: Content | undefined;
}

/** The content on the server with its last change; null if there is none yet. */
export interface OnServer<Content> {
  content: Content;
  updatedAt: string | null;
}

export interface AutosaveDraft<Content> {
  content: Content;
  /** The server's version when the first change was made here. */
  base: OnServer<Content>;
  /** Whether it conflicts with `base`: nothing is saved until the user has chosen. */
  isCompeting?: boolean | undefined;
  /** Whether its record no longer existed at the last save. */
  isGone?: boolean | undefined;
  /** Whether the server refused it at the last save. */
  isRefused?: boolean | undefined;
}

export interface AutosaveServices<Content> {
  /** Its storage on this device. */
  draft: {
    read(): AutosaveDraft<Content> | undefined;
    keep(draft: AutosaveDraft<Content>): void;
    drop(): void;
  };
  /** Saves over the version of `updatedAt`; returns the server's new version. */
  save(content: Content, updatedAt: string | null): Promise<OnServer<Content>>;
  load(): Promise<OnServer<Content>>;
  isSame(one: Content, other: Content): boolean;
  /** Returns the changes made here and elsewhere since `base`, merged; undefined if they conflict. */
  merged?(mine: Content, base: Content, latest: Content): Content | undefined;
}

/**
 * Saves content while it is edited. Every change is first stored on the device until the server has it; lost
 * connections are retried, and changes made elsewhere are never overwritten unseen.
 */
export class Autosave<Content> {
  readonly #services: AutosaveServices<Content>;
  readonly #listeners = new Listeners();
  /** Calls a listener after each change; returns the function that stops it. */
  readonly subscribe = this.#listeners.subscribe;
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

  /** Starts; a draft left on this device is saved now, unless it waits for a choice. */
  open(): void {
    if (this.#state.status === 'unsaved') this.#saveIn(0);
  }

  /** Accepts a change. */
  change(content: Content): void {
    const isCompeting = this.#state.status === 'conflict';
    this.#keep(content, { isCompeting });
    this.#show(isCompeting ? { content } : { content, status: 'unsaved', refusal: '' });
    if (!isCompeting) this.#saveIn(SAVE_DELAY_MS);
  }

  /** Updates to the server's current version. */
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
   * Saves unsaved changes at once, including those made meanwhile. Resolves when the server has replied, with any
   * result.
   */
  async flush(): Promise<void> {
    await this.#saving;
    if (this.#state.status === 'waiting') await this.#save();
    while (this.#state.status === 'unsaved' || this.#state.status === 'saving') {
      await (this.#saving ?? this.#save());
    }
  }

  /** Resolves a conflict with the version made here. */
  async chooseMine(): Promise<void> {
    this.#keep(this.#state.content);
    this.#show({ status: 'unsaved', other: undefined });
    await this.flush();
  }

  /** Resolves a conflict with the server's version. */
  takeOther(): void {
    this.#services.draft.drop();
    this.#show({ content: this.#base.content, status: 'clean', other: undefined });
  }

  /** Saves the rest in the background. */
  close(): void {
    this.stop();
    void this.flush();
  }

  /** Stops saving; unsaved changes stay on the device. */
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
      return this.#refuse(error, { isGone: error.status === 404 });
    }
    this.#wait();
  }

  // The record changed elsewhere. Only a change of its content is a conflict.
  async #handleStale(error: RequestError): Promise<void> {
    const latest = await this.#services.load().catch(() => undefined);
    if (latest === undefined) {
      this.#wait();
    } else if (latest.updatedAt === this.#base.updatedAt) {
      // Nothing changed: another rule refuses the save.
      this.#refuse(error);
    } else if (this.#services.isSame(latest.content, this.#base.content)) {
      this.#base = latest;
      this.change(this.#state.content);
    } else {
      const merged = this.#services.merged?.(this.#state.content, this.#base.content, latest.content);
      if (merged === undefined) return this.#compete(latest);
      this.#base = latest;
      this.change(merged);
    }
  }

  #refuse(error: RequestError, fate: Pick<AutosaveDraft<Content>, 'isGone'> = {}): void {
    this.#keep(this.#state.content, { ...fate, isRefused: true });
    this.#show({ status: 'refused', refusal: failureText(error) });
  }

  #wait(): void {
    this.#show({ status: 'waiting' });
    this.#saveIn(RETRY_DELAY_MS);
  }

  /** Enters the conflict state, in which the user chooses a version. */
  #compete(latest: OnServer<Content>): void {
    this.#base = latest;
    // Both versions are equal: it was saved, and the reply was lost.
    const isSame = this.#services.isSame(latest.content, this.#state.content);
    if (isSame) this.#services.draft.drop();
    else this.#keep(this.#state.content, { isCompeting: true });
    this.#show(
      isSame ? { status: 'saved', other: undefined } : { status: 'conflict', other: latest.content },
    );
  }

  #keep(content: Content, fate: Omit<AutosaveDraft<Content>, 'content' | 'base'> = {}): void {
    this.#services.draft.keep({ content, base: this.#base, ...fate });
  }

  #show(change: Partial<AutosaveState<Content>>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }
}

function isNewer(one: OnServer<unknown>, other: OnServer<unknown>): boolean {
  return (one.updatedAt ?? '') > (other.updatedAt ?? '');
}
