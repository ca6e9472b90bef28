import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { pdfStyles } from './pdf-styles.ts';

/** Scripts that no font of the program has, and emoji newer than its font. */
const kinds: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Mongolian', /\p{Script=Mongolian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Syriac', /\p{Script=Syriac}/u],
  ['Dhivehi', /\p{Script=Thaana}/u],
  ['Adlam', /\p{Script=Adlam}/u],
  ['Osage', /\p{Script=Osage}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['emoji', /\p{Extended_Pictographic}/u],
];

let missing: ReadonlySet<string> = new Set();

/** Sets which letters of the document that is made next cannot be printed; a thread makes one after the other. */
export function setMissingLetters(letters: readonly string[]): void {
  missing = new Set(letters);
}

/** Returns the sentence that explains the boxes in a document; nothing if it has none. */
export function missingLettersNote(): ReactNode {
  const text = missingLettersText(missing);
  return text && h(Text, { key: 'missing letters', style: pdfStyles.end, wrap: false }, text);
}

/** Says how many different letters could not be printed, and of which kinds; empty if there are none. */
export function missingLettersText(letters: ReadonlySet<string>): string {
  if (letters.size === 0) return '';
  const counts = new Map<string, number>();
  for (const letter of letters) {
    const kind = kinds.find(([, ofKind]) => ofKind.test(letter))?.[0] ?? 'other';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const list = Array.from(counts, ([kind, count]) => `${count} ${kind}`).join(', ');
  return letters.size === 1
    ? `1 letter could not be printed and is shown as ▯ (${list}).`
    : `${letters.size} letters could not be printed and are shown as ▯ (${list}).`;
}
