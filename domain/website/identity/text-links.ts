import { phoneLink } from './public-identity-text.ts';

/** A piece of a text, with its link if it is an address or a phone number. */
interface TextPiece {
  text: string;
  address?: string;
}

// An email address is looked for at the start of a word alone: from each letter, a long word took seconds.
const linked =
  /((?:https?:\/\/|www\.)[^\s<>()]*[^\s<>().,;:!?'"”’»]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?:1-\d{3}-|\(\d{3}\) |\b\d{3}-)\d{3}-\d{4}\b(?: ext\. \d+)?)/;

/** Splits a text into pieces; web addresses, email addresses and American phone numbers become links. */
export function linkedPieces(text: string): TextPiece[] {
  return text
    .split(linked)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { text: piece, address: addressOf(piece) }))
    .filter((piece) => piece.text !== '');
}

function addressOf(words: string): string {
  if (words.startsWith('http')) return words;
  if (words.startsWith('www.')) return `https://${words}`;
  if (words.includes('@')) return `mailto:${words}`;
  return phoneLink({ phone: words });
}
