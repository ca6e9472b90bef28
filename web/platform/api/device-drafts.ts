import { openDraftDatabase, readDrafts, writeDrafts } from './draft-database.ts';
import type { DraftLock } from './draft-lock.ts';

/** Whether the disk has everything, will have it in a moment, or cannot take it. */
export type DraftStorage = 'stored' | 'storing' | 'unavailable';

/**
 * A therapist's drafts as texts by name: read at once from memory, and written encrypted to this browser's database.
 * Other tabs are told of each write.
 */
export class DeviceDrafts {
  readonly #prefix: string;
  readonly #lock: DraftLock;
  readonly #onChange: () => void;
  readonly #texts = new Map<string, string>();
  /** The names whose last change the disk may lack. */
  readonly #unwritten = new Set<string>();
  #database: IDBDatabase | undefined;
  #channel: BroadcastChannel | undefined;
  #isWriting = false;
  #isRefused = false;

  constructor(userId: number, lock: DraftLock, onChange: () => void) {
    this.#prefix = `draft ${userId} `;
    this.#lock = lock;
    this.#onChange = onChange;
  }

  /** Loads what is stored and follows other tabs until the page is left. */
  async open(): Promise<void> {
    this.#follow();
    try {
      this.#database = await openDraftDatabase();
      for (const [name, locked] of await readDrafts(this.#database, this.#prefix)) {
        if (!this.#unwritten.has(name)) this.#take(name, locked);
      }
    } catch {
      // A draft then lasts as long as its page, or until the next one if `localStorage` works.
    }
    this.#takeLeft();
    void this.#write();
    window.addEventListener('pagehide', this.#leave, { once: true });
  }

  /** Hands changes that the disk may lack to whoever opens the drafts next. */
  close(): void {
    // A browser may end a page's database before they are written, but not before `localStorage` has them.
    for (const name of this.#unwritten) leaveDraft(name, this.#locked(name) ?? REMOVED);
    window.removeEventListener('pagehide', this.#leave);
    this.#database?.close();
    this.#channel?.close();
    this.#database = undefined;
    this.#channel = undefined;
  }

  get storage(): DraftStorage {
    if (this.#unwritten.size === 0 && !this.#isWriting) return 'stored';
    return this.#isRefused || this.#database === undefined ? 'unavailable' : 'storing';
  }

  names(): string[] {
    return [...this.#texts.keys()];
  }

  read(name: string): string | undefined {
    return this.#texts.get(name);
  }

  write(name: string, text: string): void {
    this.#texts.set(name, text);
    this.#changed(name);
  }

  remove(name: string): void {
    if (!this.#texts.delete(name)) return;
    this.#changed(name);
  }

  #changed(name: string): void {
    this.#unwritten.add(name);
    this.#onChange();
    // Encrypted after the key or the mark is shown; if the page is left before, `close` does it.
    setTimeout(() => void this.#write());
  }

  /** Writes what is unwritten, and what changes meanwhile after it. */
  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#database && this.#unwritten.size > 0) {
      const changes = [...this.#unwritten].map((name) => [name, this.#locked(name)] as const);
      const written = new Map(changes.map(([name]) => [name, this.#texts.get(name)]));
      try {
        await writeDrafts(this.#database, changes);
      } catch {
        this.#isRefused = true;
        break;
      }
      this.#isRefused = false;
      // The page was left meanwhile: the next one writes all this again.
      if (this.#database === undefined) break;
      for (const [name, text] of written) {
        if (this.#texts.get(name) !== text) continue;
        this.#unwritten.delete(name);
        forgetLeft(name);
      }
      this.#channel?.postMessage(changes);
    }
    this.#isWriting = false;
    this.#onChange();
  }

  #follow(): void {
    this.#channel = new BroadcastChannel(`${this.#prefix}changes`);
    this.#channel.onmessage = ({ data }: MessageEvent<[name: string, locked: string | undefined][]>) => {
      for (const [name, locked] of data) {
        if (this.#unwritten.has(name)) continue;
        if (locked === undefined) this.#texts.delete(name);
        else this.#take(name, locked);
      }
      this.#onChange();
    };
  }

  #take(name: string, locked: unknown): void {
    try {
      this.#texts.set(name, this.#lock.open(name, String(locked)));
    } catch {
      // Encrypted with another key, or altered.
    }
  }

  #locked(name: string): string | undefined {
    const text = this.#texts.get(name);
    return text === undefined ? undefined : this.#lock.lock(name, text);
  }

  /** Takes over what a page left in `localStorage`; versions up to 1.0.0 stored all drafts there, 0.1.0 unencrypted. */
  #takeLeft(): void {
    for (const [name, left] of leftDrafts(this.#prefix)) {
      if (left === REMOVED) this.#texts.delete(name);
      else if (/^[[{]/.test(left)) this.#texts.set(name, left);
      else this.#take(name, left);
      if (left === REMOVED || this.#texts.has(name)) this.#unwritten.add(name);
    }
  }

  readonly #leave = (): void => {
    this.close();
    // Only a page that the browser brings back from its memory gets this.
    window.addEventListener('pageshow', () => void this.open(), { once: true });
  };
}

/** What is left of a draft that was removed. */
const REMOVED = '';

// Some private windows have no `localStorage`, and it may be full.
function leftDrafts(prefix: string): [name: string, left: string][] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name, localStorage.getItem(name) ?? REMOVED]);
  } catch {
    return [];
  }
}

function leaveDraft(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // It is lost if the database lacks it too.
  }
}

function forgetLeft(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was left.
  }
}
