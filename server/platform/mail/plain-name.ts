import { oneLine } from './one-line.ts';

const LONGEST = 80;

/**
 * A name as mails print it: one line, in which no mail program finds an address or a link. Whoever opens an account
 * chooses the name, and the practice's mails must not carry somebody else's links.
 */
export function plainName(text: string): string {
  const apart = oneLine(text.normalize('NFKC'))
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\b(?:https?|ftp|mailto)\b|\bwww\./gi, ' ')
    .replace(/[@:/\\<>]+/g, ' ')
    // A dot inside a word makes an address of it: "example.com". After an initial it stays.
    .replace(/(?<=\S)[.。](?=\S)/gu, '. ');
  return oneLine(apart).slice(0, LONGEST).trim();
}
