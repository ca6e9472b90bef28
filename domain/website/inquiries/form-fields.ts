import type { SiteLanguage } from '#domain/platform/site-language.ts';

type Translated<Words> = Readonly<Record<SiteLanguage, Words>>;

interface FieldWords {
  label: string;
  hint?: string;
}

interface Look {
  isOptional?: boolean;
  /** The part of a row that it takes on the website; a full row if omitted. */
  width?: 'half' | 'half when wide';
  /** Whether it always takes a full row on the plain page. */
  isFullOnPlainPage?: boolean;
  /** Whether it names the choice "other", and is hidden until that is chosen. */
  isOfOther?: boolean;
}

type TextControl =
  | { kind: 'line'; limit: number; type?: 'email' | 'tel'; autoComplete?: string }
  | { kind: 'text'; limit: number };

/**
 * A field of a website form. Its page, the plain page without scripts, its messages, its schema and the type of what is
 * sent follow from this description.
 */
export type FormField = Look & {
  /** Its texts; `fault` is the message about a missing text, or a wrong choice. */
  words: Translated<FieldWords & { fault?: string }>;
} & (
    | TextControl
    | { kind: 'box' }
    | {
        kind: 'choice';
        options: Readonly<Record<string, Translated<string>>>;
        /** The first option of a required choice. A choice without it starts with the page's language. */
        choose?: Translated<string>;
      }
  );

/** The fields of a form, in their order on the page. */
export type FormFields = Readonly<Record<string, FormField>>;

type Value<Field extends FormField> = Field extends { kind: 'box' }
  ? boolean
  : Field extends { kind: 'choice'; options: infer Options; choose?: infer Choose }
    ? keyof Options | (Field extends { choose: Choose } ? never : null)
    : string;

/** What a form with these fields sends, with the language of its page. */
export type Sent<Fields extends FormFields> = { [Name in keyof Fields]: Value<Fields[Name]> } & {
  language: SiteLanguage;
};

/** A field as its page and the plain page show it in one language. */
export type ShownField = Look &
  FieldWords & { name: string } & (
    | TextControl
    | { kind: 'box' }
    | {
        kind: 'choice';
        options: readonly (readonly [value: string, label: string])[];
        start: string;
        isRequired: boolean;
      }
  );

/** Returns a form's fields in one language, in their order. */
export function shownFields(fields: FormFields, language: SiteLanguage): ShownField[] {
  return Object.entries(fields).map(([name, { words, ...field }]) => {
    const { fault: _fault, ...texts } = words[language];
    const shown = { name, ...texts };
    if (field.kind !== 'choice') return { ...shown, ...field };
    const { choose, options: choices, ...look } = field;
    const options = Object.entries(choices).map(([value, names]) => [value, names[language]] as const);
    if (!choose) return { ...shown, ...look, options, start: language, isRequired: false };
    return { ...shown, ...look, options: [['', choose[language]], ...options], start: '', isRequired: true };
  });
}
