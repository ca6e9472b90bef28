import type { PhraseUses } from '#domain/clinical/phrases/offered-phrases.ts';

// Stored on the device only: the order of phrases is a convenience, for which no tap should wait for the
// server.
const nameFor = (userId: number) => `phrase-uses ${userId}`;

/** Returns how often a therapist used each phrase on this device, by section. */
export function readPhraseUses(userId: number): PhraseUses {
  try {
    return usesIn(JSON.parse(localStorage.getItem(nameFor(userId)) ?? '{}'));
  } catch {
    // Storage is unavailable in some private windows: the phrases then have their default order.
    return {};
  }
}

/** Counts one use of a phrase. */
export function countPhraseUse(userId: number, key: string): void {
  const uses = readPhraseUses(userId);
  try {
    localStorage.setItem(nameFor(userId), JSON.stringify({ ...uses, [key]: (uses[key] ?? 0) + 1 }));
  } catch {
    // As above; storage can be full too.
  }
}

function usesIn(stored: unknown): PhraseUses {
  if (typeof stored !== 'object' || stored === null) return {};
  const counts = Object.entries(stored).filter((entry): entry is [string, number] =>
    Number.isFinite(entry[1]),
  );
  return Object.fromEntries(counts);
}
