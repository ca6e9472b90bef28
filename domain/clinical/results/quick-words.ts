import type { Recorded } from './recorded.ts';

export interface QuickEntry {
  /** Marks and times, which are added to those before; anything else takes the place of what was there. */
  understood: Partial<Recorded>;
  /** What was not understood and how it is written, as sentences; undefined where all was. */
  fault: string | undefined;
}

const LONGEST_QUOTE = 20;

/** What was typed in small letters, with plain signs and single spaces. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/[\s,;]+/g, ' ')
    .trim();
}

export function understood(recorded: Partial<Recorded>): QuickEntry {
  return { understood: recorded, fault: undefined };
}

/** A part of the text that means nothing here; `how` says how it is written, and what else was understood stays. */
export function notUnderstood(part: string, how: string, recorded: Partial<Recorded> = {}): QuickEntry {
  const letters = Array.from(part);
  const quote = letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : part;
  return { understood: recorded, fault: `“${quote}” was not understood. ${how}.` };
}
