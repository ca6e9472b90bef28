import { useSyncExternalStore } from 'react';
import type { DraftStore } from './draft-store.ts';

const listeners = new Set<() => void>();

/** Returns the same drafts, which notify every `useDraftState` of changes in this tab. */
export function observableDrafts<Draft>(drafts: DraftStore<Draft>): DraftStore<Draft> {
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

/** Returns what `read` finds in the drafts, updated whenever one is saved or removed, in other tabs too. */
export function useDraftState<Found extends string | number | boolean | undefined>(read: () => Found): Found {
  return useSyncExternalStore(subscribe, read);
}

// Other tabs notify through the storage event.
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
