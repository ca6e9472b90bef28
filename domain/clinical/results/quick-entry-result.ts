import type { Recorded } from './recorded.ts';

export interface QuickEntry {
  /** Marks and times are appended to earlier ones; other values replace them. */
  understood: Partial<Recorded>;
  /** What was not understood and how to write it, as sentences; undefined if all was understood. */
  fault: string | undefined;
}

const LONGEST_QUOTE = 20;

/** Returns the typed text in lowercase, with plain characters and single spaces. */
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

/**
 * Reports a part of the text that was not understood; `how` explains how to write it, `recorded` holds what
 * was understood.
 */
export function notUnderstood(part: string, how: string, recorded: Partial<Recorded> = {}): QuickEntry {
  const letters = Array.from(part);
  const quote = letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : part;
  return { understood: recorded, fault: `“${quote}” was not understood. ${how}.` };
}
