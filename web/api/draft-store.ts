/**
 * What was typed and is not on the server yet, kept on this device until it is. Each therapist has drafts of her
 * own, so that two who share a computer never see each other's.
 */
export interface DraftStore<Draft> {
  read(key: string): Draft | undefined;
  keep(key: string, draft: Draft): void;
  drop(key: string): void;
  /** The keys of every draft that is still kept. */
  keys(): string[];
}

/** The drafts of one therapist and one kind, such as session notes; `parse` gives undefined for what is none. */
export function draftStore<Draft>(
  userId: number,
  kind: string,
  parse: (kept: unknown) => Draft | undefined,
): DraftStore<Draft> {
  const prefix = `draft ${userId} ${kind} `;
  return {
    read: (key) => tryStorage((storage) => parse(JSON.parse(storage.getItem(prefix + key) ?? 'null'))),
    keep: (key, draft) => tryStorage((storage) => storage.setItem(prefix + key, JSON.stringify(draft))),
    drop: (key) => tryStorage((storage) => storage.removeItem(prefix + key)),
    keys: () =>
      tryStorage((storage) =>
        Object.keys(storage)
          .filter((name) => name.startsWith(prefix))
          .map((name) => name.slice(prefix.length)),
      ) ?? [],
  };
}

// Storage is shut in some private windows and can be full; a draft then lives as long as its page.
function tryStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
