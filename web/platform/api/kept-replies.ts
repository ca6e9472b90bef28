/** An answer as it came: its text, and headers such as its tag and the address of the next part of a list. */
export interface KeptReply {
  headers: Headers;
  text: string;
}

/** What this page keeps at most, in characters, of one list and of all. */
const ONE_LIMIT = 2_000_000;
const ALL_LIMIT = 8_000_000;

const kept = new Map<string, KeptReply>();
let keptLength = 0;

/**
 * The last answer of a list, by its address: asked for again, a list that did not change need not travel. It is kept
 * in the memory of the page alone, as the browser may keep nothing of a family on its disk.
 */
export function keptReply(path: string): KeptReply | undefined {
  return kept.get(path);
}

/** Keeps an answer that has a tag; what has not been asked for the longest makes room. */
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

/** Forgets everything: somebody else signs in. */
export function forgetReplies(): void {
  kept.clear();
  keptLength = 0;
}

function forget(path: string): void {
  keptLength -= kept.get(path)?.text.length ?? 0;
  kept.delete(path);
}
