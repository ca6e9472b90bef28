import { Listeners } from '#web/platform/ui/listeners.ts';
import type { DeviceDrafts, DraftStorage } from './device-drafts.ts';

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

let opened: { userId: number; drafts: DeviceDrafts } | undefined;
const listeners = new Listeners();

/** Makes a therapist's loaded drafts those of this page, instead of the drafts before. */
export function openDrafts(userId: number, drafts: DeviceDrafts): void {
  opened?.drafts.close();
  opened = { userId, drafts };
  draftsChanged();
}

/** Notifies the listeners of `followDrafts`. */
export function draftsChanged(): void {
  listeners.notify();
}

/** Returns one therapist's drafts of one kind, such as session notes; `parse` returns undefined for anything else. */
export function draftStore<Draft>(
  userId: number,
  kind: string,
  parse: (kept: unknown) => Draft | undefined,
): DraftStore<Draft> {
  const prefix = `draft ${userId} ${kind} `;
  return {
    read(key) {
      const text = draftsOf(userId)?.read(prefix + key);
      return text === undefined ? undefined : parse(parsed(text));
    },
    keep: (key, draft) => draftsOf(userId)?.write(prefix + key, JSON.stringify(draft)),
    drop: (key) => draftsOf(userId)?.remove(prefix + key),
    keys: () =>
      (draftsOf(userId)?.names() ?? [])
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length)),
  };
}

/** Returns whether the disk has all drafts of this page. */
export function draftStorage(): DraftStorage {
  return opened?.drafts.storage ?? 'stored';
}

/** Calls `listener` whenever a draft is changed, here or in another tab, or written to the disk. */
export const followDrafts = listeners.subscribe;

/** Returns a therapist's drafts if they are those of this page. */
export function draftsOf(userId: number): DeviceDrafts | undefined {
  return opened?.userId === userId ? opened.drafts : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
