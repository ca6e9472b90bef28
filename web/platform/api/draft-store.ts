import { type DraftLock, draftLock, rememberingLock } from './draft-lock.ts';

/**
 * What was typed and is not on the server yet, kept on this device until it is. Each therapist has drafts of her
 * own, locked with a key that only her sign-in gives: nobody else who uses this computer can read them.
 */
export interface DraftStore<Draft> {
  read(key: string): Draft | undefined;
  keep(key: string, draft: Draft): void;
  drop(key: string): void;
  /** The keys of every draft that is still kept. */
  keys(): string[];
}

/** Once the page that opens is drawn. */
const TRIED_AFTER_MS = 1_000;

/** In the memory of the page alone; a page that opens asks the server for it again. */
let unlocked: { userId: number; lock: DraftLock } | undefined;

/** Makes the drafts of a therapist readable and takes new ones, as long as this page is open. */
export function unlockDrafts(userId: number, key: string): void {
  const own = draftLock(key);
  const lock = rememberingLock(own);
  unlocked = { userId, lock };
  tryStorage((storage) => lockOpenDrafts(storage, userId, lock));
  // A browser compiles the cipher when it is first used, which the first letter or mark would else wait for.
  setTimeout(() => own.lock('', ''), TRIED_AFTER_MS);
}

// Version 0.1.0 kept them as they are.
function lockOpenDrafts(storage: Storage, userId: number, { lock }: DraftLock): void {
  for (const name of Object.keys(storage)) {
    const draft = storage.getItem(name) ?? '';
    if (name.startsWith(`draft ${userId} `) && /^[[{]/.test(draft)) storage.setItem(name, lock(name, draft));
  }
}

/** The drafts of one therapist and one kind, such as session notes; `parse` gives undefined for what is none. */
export function draftStore<Draft>(
  userId: number,
  kind: string,
  parse: (kept: unknown) => Draft | undefined,
): DraftStore<Draft> {
  const prefix = `draft ${userId} ${kind} `;
  return {
    read: (key) =>
      withLock(userId, ({ open }, storage) => {
        const locked = storage.getItem(prefix + key);
        return locked === null ? undefined : parse(JSON.parse(open(prefix + key, locked)));
      }),
    keep: (key, draft) =>
      withLock(userId, ({ lock }, storage) =>
        storage.setItem(prefix + key, lock(prefix + key, JSON.stringify(draft))),
      ),
    drop: (key) => tryStorage((storage) => storage.removeItem(prefix + key)),
    keys: () =>
      tryStorage((storage) =>
        Object.keys(storage)
          .filter((name) => name.startsWith(prefix))
          .map((name) => name.slice(prefix.length)),
      ) ?? [],
  };
}

function withLock<Answer>(
  userId: number,
  use: (lock: DraftLock, storage: Storage) => Answer,
): Answer | undefined {
  if (unlocked?.userId !== userId) return undefined;
  const { lock } = unlocked;
  return tryStorage((storage) => use(lock, storage));
}

// Storage is shut in some private windows and can be full; a draft then lives as long as its page.
function tryStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
