/** A reply as received: its text, and headers such as the ETag and the next page's address. */
export interface CachedReply {
  headers: Headers;
  text: string;
}

/** Maximum characters cached for one list and for all. */
const ONE_LIMIT = 2_000_000;
const ALL_LIMIT = 8_000_000;

const replies = new Map<string, CachedReply>();
let cachedLength = 0;

/**
 * Returns the last reply of a list by address: an unchanged list is not sent again. Cached in memory only, because
 * records must not be stored on the browser's disk.
 */
export function cachedReply(path: string): CachedReply | undefined {
  return replies.get(path);
}

/** Caches a reply that has an ETag; the least recently used ones are evicted. */
export function cacheReply(path: string, answer: CachedReply): void {
  remove(path);
  if (!answer.headers.has('etag') || answer.text.length > ONE_LIMIT) return;
  replies.set(path, answer);
  cachedLength += answer.text.length;
  for (const oldest of replies.keys()) {
    if (cachedLength <= ALL_LIMIT) return;
    remove(oldest);
  }
}

/** Clears the cache when another user signs in. */
export function clearReplyCache(): void {
  replies.clear();
  cachedLength = 0;
}

function remove(path: string): void {
  cachedLength -= replies.get(path)?.text.length ?? 0;
  replies.delete(path);
}
