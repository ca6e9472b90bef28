/** Stands for a letter that no font has. */
const MISSING = '▯';
/** Says how letters stand, and is none itself: joiners, marks of direction, hyphens that are not seen. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** The skin color of an emoji, its color, and the frame of a digit: what is printed has neither. */
const emojiDress = /\p{Emoji_Modifier}|\ufe0f|\u20e3/u;
const unseen = new RegExp(`${ignorable.source}|${emojiDress.source}`, 'gu');
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Changes how the letter before it is drawn, where scripts and emoji join their letters. */
const joiner = /[\u200c\u200d]/;
const joined =
  /^(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}\p{Extended_Pictographic}]/u;
/** A line that is written from right to left: its first letter is. */
const fromRight =
  /^[^\p{L}\n]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}](?:.*\S)?/gmu;
const usualText = /^[\n\x20-\x7e]*$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

type HasLetter = (letter: number) => boolean;

/**
 * Returns a text with only printable characters. One that the fonts lack becomes a box, and `onMissing` is called with
 * it; otherwise the renderer would print the characters whose numbers its bytes happen to be. Spaces of any kind stay
 * spaces.
 */
export function printableText(text: string, has: HasLetter, onMissing?: (letter: string) => void): string {
  if (usualText.test(text)) return text;
  const composed = text.normalize('NFC');
  // Taking a text apart is ten times the work, and few hold anything but letters that the fonts have.
  const isPrintable =
    !emojiDress.test(composed) && [...composed].every((one) => one === '\n' || isKnown(one, has));
  return isolated(separated(isPrintable ? composed : printableLetters(composed, has, onMissing)));
}

function printableLetters(text: string, has: HasLetter, onMissing?: (letter: string) => void): string {
  let printable = '';
  for (const { segment } of graphemes.segment(text)) {
    const letter = printableLetter(segment, has);
    if (letter === MISSING && segment !== MISSING) onMissing?.(segment);
    printable += letter;
  }
  return printable;
}

function printableLetter(letter: string, has: HasLetter): string {
  if (/^(\r\n|[\r\n\u2028\u2029])$/.test(letter)) return '\n';
  if (/^[\t\p{Zs}]$/u.test(letter)) return letter === '\u00a0' ? letter : ' ';
  const seen = letter.replaceAll(unseen, '');
  if (!isKnown(seen, has)) return MISSING;
  return joined.test(letter) && joiner.test(letter) ? letter.replaceAll(unseen, keptJoiner) : seen;
}

function keptJoiner(sign: string): string {
  return joiner.test(sign) ? sign : '';
}

function isKnown(letters: string, has: HasLetter): boolean {
  return [...letters].every((one) => has(one.codePointAt(0) ?? 0));
}

/** Puts a space between an emoji and a letter beyond ASCII: the renderer parts a text there, and loses the font of the second part. */
function separated(text: string): string {
  if (!emoji.test(text)) return text;
  let separate = '';
  let isAfterEmoji = false;
  for (const { segment } of graphemes.segment(text)) {
    separate += isAfterEmoji && !usualText.test(segment) ? ` ${segment}` : segment;
    isAfterEmoji = emoji.test(segment);
  }
  return separate;
}

/** Marks lines that begin from the right, so that the signs at their end are set at the left, and a name keeps its neighbors in place. */
function isolated(text: string): string {
  return text.replace(fromRight, '\u2067$&\u2069');
}

/** Makes every text printable that stands in the content of a document, where it stands. Returns the letters that cannot be. */
export function makePrintable(content: object, has: HasLetter): string[] {
  const missing: string[] = [];
  for (const [key, value] of Object.entries(content)) {
    if (typeof value === 'string')
      Reflect.set(
        content,
        key,
        printableText(value, has, (letter) => missing.push(letter)),
      );
    else if (typeof value === 'object' && value !== null) missing.push(...makePrintable(value, has));
  }
  return missing;
}
