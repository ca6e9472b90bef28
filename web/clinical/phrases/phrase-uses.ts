import type { PhraseUses } from '#domain/clinical/phrases/offered-phrases.ts';

// On the device alone: which phrases come first is a convenience, and no tap waits for the server because of it.
const nameFor = (userId: number) => `phrase-uses ${userId}`;

/** How often a therapist used each phrase on this device, by section. */
export function readPhraseUses(userId: number): PhraseUses {
  try {
    return usesIn(JSON.parse(localStorage.getItem(nameFor(userId)) ?? '{}'));
  } catch {
    // Storage is shut in some private windows: the phrases then stand in their own order.
    return {};
  }
}

/** Counts one use more. */
export function countPhraseUse(userId: number, key: string): void {
  const uses = readPhraseUses(userId);
  try {
    localStorage.setItem(nameFor(userId), JSON.stringify({ ...uses, [key]: (uses[key] ?? 0) + 1 }));
  } catch {
    // As above; storage can be full too.
  }
}

function usesIn(kept: unknown): PhraseUses {
  if (typeof kept !== 'object' || kept === null) return {};
  const counts = Object.entries(kept).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
  return Object.fromEntries(counts);
}
