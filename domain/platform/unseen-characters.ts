const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Returns text without characters that nobody sees or types, which come along when a name is copied: hyphens for the end
 * of a line, spaces without width, marks of direction. The joiners that Persian, Indian scripts and emoji need stay.
 */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}
