/** Stands for a letter that no font has. */
const MISSING = '▯';
/** Says how letters stand, and is none itself: joiners, marks of direction, hyphens that are not seen. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const usualText = /^[\n\x20-\x7e]*$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text of letters that can be printed: where the fonts lack one, a box stands for it. Without a box the renderer would write
 * the letters whose numbers its bytes happen to be. Spaces of any kind stay spaces.
 */
export function printableText(text: string, letters: ReadonlySet<number>): string {
  if (usualText.test(text)) return text;
  const composed = text.normalize('NFC');
  // Taking a text apart is ten times the work, and few hold anything but letters that the fonts have.
  if ([...composed].every((letter) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0)))
    return composed;
  let printable = '';
  for (const { segment } of graphemes.segment(composed)) printable += printableLetter(segment, letters);
  return printable;
}

function printableLetter(letter: string, letters: ReadonlySet<number>): string {
  if (/^(\r\n|[\r\n\u2028\u2029])$/.test(letter)) return '\n';
  if (/^[\t\p{Zs}]$/u.test(letter)) return letter === '\u00a0' ? letter : ' ';
  const seen = letter.replaceAll(unseen, '');
  const isKnown = [...seen].every((one) => letters.has(one.codePointAt(0) ?? 0));
  return isKnown ? seen : MISSING;
}

/** Makes every text printable that stands in the content of a document, where it stands. */
export function makePrintable(content: object, letters: ReadonlySet<number>): void {
  for (const [key, value] of Object.entries(content)) {
    if (typeof value === 'string') Reflect.set(content, key, printableText(value, letters));
    else if (typeof value === 'object' && value !== null) makePrintable(value, letters);
  }
}
