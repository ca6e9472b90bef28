import { useSyncExternalStore } from 'react';
import type { DraftStorage } from './device-drafts.ts';
import { draftStorage, followDrafts } from './draft-store.ts';

/** Returns what `read` finds in the drafts, updated whenever one is saved or removed, in other tabs too. */
export function useDraftState<Found extends string | number | boolean | undefined>(read: () => Found): Found {
  return useSyncExternalStore(followDrafts, read);
}

/** Returns whether the disk has everything typed on this page. */
export function useDraftStorage(): DraftStorage {
  return useSyncExternalStore(followDrafts, draftStorage, () => 'stored');
}
