/** A reply as received: its text, and headers such as the ETag and the next page's address. */
export interface KeptReply {
  headers: Headers;
  text: string;
}

/** Maximum characters cached for one list and for all. */
const ONE_LIMIT = 2_000_000;
const ALL_LIMIT = 8_000_000;

const kept = new Map<string, KeptReply>();
let keptLength = 0;

/**
 * Returns the last reply of a list by address: an unchanged list is not sent again. Cached in memory only, because
 * records must not be stored on the browser's disk.
 */
export function keptReply(path: string): KeptReply | undefined {
  return kept.get(path);
}

/** Caches a reply that has an ETag; the least recently used ones are evicted. */
export function keepReply(path: string, answer: KeptReply): void {
  forget(path);
  if (!answer.headers.has('etag') || answer.text.length > ONE_LIMIT) return;
  kept.set(path, answer);
  keptLength += answer.text.length;
  for (const oldest of kept.keys()) {
    if (keptLength <= ALL_LIMIT) return;
    forget(oldest);
  }
}

/** Clears the cache when another user signs in. */
export function forgetReplies(): void {
  kept.clear();
  keptLength = 0;
}

function forget(path: string): void {
  keptLength -= kept.get(path)?.text.length ?? 0;
  kept.delete(path);
}
