import type { TextLength } from './spanish-website.ts';

/** A text that the owner wrote and families read. */
export interface OwnText {
  /** Where it stands, such as "therapist.role". */
  key: string;
  /** What the form calls it. */
  label: string;
  english: string;
  length: TextLength;
}

/** Gives the words to say in the place of a text. */
export type WordsFor = (text: OwnText) => string;

interface Place {
  key: string;
  /** What the form calls the thing that it belongs to, such as "Testimonial 1"; empty for none. */
  label: string;
}

/** A value of the website with other words in the place of its texts: in which order they stand, and how they are put back. */
export type Saying<Value> = (value: Value, wordsFor: WordsFor, place: Place) => Value;

/** What every language says alike: names, numbers, addresses, choices. */
export const alike = <Value>(value: Value): Value => value;

/** A text, by its name in the form; one that says nothing says nothing in any language. */
export function text(label: string, length: TextLength = 'line'): Saying<string> {
  return (english, wordsFor, place) => {
    const named = [place.label, label].filter(Boolean).join(': ');
    return english === '' ? '' : wordsFor({ key: place.key, label: named, english, length });
  };
}

/** Paragraphs, which are one text in the form: with an empty line between them. */
export function paragraphs(label: string): Saying<string[]> {
  const whole = text(label, 'page');
  return (english, wordsFor, place) =>
    whole(english.join('\n\n'), wordsFor, place)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean);
}

/** Lines, which are one text in the form: one thing a line. */
export function lines(label: string): Saying<string[]> {
  const whole = text(label, 'paragraph');
  return (english, wordsFor, place) =>
    whole(english.join('\n'), wordsFor, place)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
}

/** A thing of several fields: one that nobody sorted into these does not compile. */
export function fields<Value extends object>(
  sayings: {
    [Field in keyof Value]-?: Saying<Value[Field]>;
  },
): Saying<Value> {
  return (value, wordsFor, place) => {
    const said = { ...value };
    for (const field in sayings) {
      const key = [place.key, field].filter(Boolean).join('.');
      said[field] = sayings[field](value[field], wordsFor, { ...place, key });
    }
    return said;
  };
}

/** Things of one kind after one another, which the form counts: "Testimonial 1". */
export function each<Item>(name: string, saying: Saying<Item>): Saying<Item[]> {
  return (items, wordsFor, place) =>
    items.map((item, index) =>
      saying(item, wordsFor, { key: `${place.key}.${index}`, label: `${name} ${index + 1}` }),
    );
}

/** A thing that may be missing. */
export function ifThere<Value>(saying: Saying<Value>): Saying<Value | null> {
  return (value, wordsFor, place) => (value === null ? null : saying(value, wordsFor, place));
}
