import { groupDigits } from './text.ts';

/** Returns a whole number with its noun: "1 client", "2,000 clients". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${groupDigits(count)} ${count === 1 ? noun : plural}`;
}
