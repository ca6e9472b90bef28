import { type DraftLock, draftLock, rememberingLock } from './draft-lock.ts';

/**
 * Unsaved input, stored on this device until the server has it. Each therapist has their own drafts, encrypted with a
 * key that only their sign-in provides: other users of the computer cannot read them.
 */
export interface DraftStore<Draft> {
  read(key: string): Draft | undefined;
  keep(key: string, draft: Draft): void;
  drop(key: string): void;
  /** Returns the keys of all stored drafts. */
  keys(): string[];
}

/** After the page has been rendered. */
const TRIED_AFTER_MS = 1_000;

/** Only in memory; each page requests the key from the server again. */
let unlocked: { userId: number; lock: DraftLock } | undefined;

/** Makes a therapist's drafts readable and accepts new ones while this page is open. */
export function unlockDrafts(userId: number, key: string): void {
  const own = draftLock(key);
  const lock = rememberingLock(own);
  unlocked = { userId, lock };
  tryStorage((storage) => lockOpenDrafts(storage, userId, lock));
  // Browsers compile the cipher on first use, which would delay the first keystroke.
  setTimeout(() => own.lock('', ''), TRIED_AFTER_MS);
}

// Version 0.1.0 stored them unencrypted.
function lockOpenDrafts(storage: Storage, userId: number, { lock }: DraftLock): void {
  for (const name of Object.keys(storage)) {
    const draft = storage.getItem(name) ?? '';
    if (name.startsWith(`draft ${userId} `) && /^[[{]/.test(draft)) storage.setItem(name, lock(name, draft));
  }
}

/** Returns one therapist's drafts of one kind, such as session notes; `parse` returns undefined for anything else. */
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

// Some private windows have no storage, and it may be full; a draft then lasts as long as its page.
function tryStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
