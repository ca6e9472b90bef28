import { oneLine } from './one-line.ts';

const LONGEST = 80;

/**
 * Returns a name for mails: one line, in which no mail program detects an address or a link. Users choose their
 * names, and the practice's mails must not carry somebody else's links.
 */
export function plainName(text: string): string {
  const separated = oneLine(text.normalize('NFKC'))
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\b(?:https?|ftp|mailto)\b|\bwww\./gi, ' ')
    .replace(/[@:/\\<>]+/g, ' ')
    // A dot inside a word makes it an address: "example.com". A dot after an initial stays.
    .replace(/(?<=\S)[.。](?=\S)/gu, '. ');
  return oneLine(separated).slice(0, LONGEST).trim();
}
