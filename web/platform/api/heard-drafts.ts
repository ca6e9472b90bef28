import { useSyncExternalStore } from 'react';
import type { DraftStore } from './draft-store.ts';

const listeners = new Set<() => void>();

/** The same drafts, whose changes in this tab are told to every `useDraftsHeard` too. */
export function heardDrafts<Draft>(drafts: DraftStore<Draft>): DraftStore<Draft> {
  return {
    ...drafts,
    keep(key, draft) {
      drafts.keep(key, draft);
      tell();
    },
    drop(key) {
      drafts.drop(key);
      tell();
    },
  };
}

/** What `read` finds among the drafts, read again whenever one is kept or dropped, in another tab too. */
export function useDraftsHeard<Found extends string | number | boolean | undefined>(
  read: () => Found,
): Found {
  return useSyncExternalStore(subscribe, read);
}

// Another tab tells by the storage itself.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
