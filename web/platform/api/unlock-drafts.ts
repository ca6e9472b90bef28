import { DeviceDrafts } from './device-drafts.ts';
import { draftLock } from './draft-lock.ts';
import { draftsChanged, draftsOf, openDrafts } from './draft-store.ts';

/** After the page has been rendered. */
const TRIED_AFTER_MS = 1_000;

/** Loads a therapist's drafts and accepts new ones while this page is open; the key is only in memory. */
export async function unlockDrafts(userId: number, key: string): Promise<void> {
  // Asked again, the server has the same key.
  if (draftsOf(userId)) return;
  const lock = draftLock(key);
  const drafts = new DeviceDrafts(userId, lock, draftsChanged);
  await drafts.open();
  openDrafts(userId, drafts);
  // Browsers compile the cipher on first use, which would delay the first keystroke.
  setTimeout(() => lock.lock('', ''), TRIED_AFTER_MS);
}
