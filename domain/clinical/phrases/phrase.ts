import * as z from 'zod/mini';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { moments, owned } from '#domain/platform/stored-shapes.ts';
import { requiredText } from '#domain/platform/text.ts';
import { phraseSections } from './phrase-sections.ts';

/** The maximum number of phrases per therapist. */
export const MOST_PHRASES = 500;

const LONGEST_SHORTCUT = 20;
const LONGEST_PHRASE = 1_000;

/** Stored in lowercase, since shortcuts are not case-sensitive. */
const shortcut = z
  .string('Shortcut is required')
  .check(
    z.trim(),
    z.normalize(),
    z.toLowerCase(),
    z.minLength(1, 'Shortcut is required'),
    z.maxLength(LONGEST_SHORTCUT, `Please shorten this to ${LONGEST_SHORTCUT} characters`),
    z.regex(/^[\p{L}\p{N}]+$/u, 'A shortcut has letters and digits only'),
  );

const fields = {
  section: z.enum(phraseSections, 'Choose a section from the list'),
  shortcut,
  text: requiredText('Text is required', 1, LONGEST_PHRASE),
};

export const newPhrase = z.object(fields);
export type NewPhrase = z.output<typeof newPhrase>;

/** A partial change of a phrase. */
export const phraseChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type PhraseChange = z.output<typeof phraseChange>;

export const phraseRecord = describeRecord({
  noun: 'phrase',
  words: { one: 'phrase', several: 'phrases' },
  about: "A therapist's own phrases for notes",
  table: 'phrases',
  fields: {
    ...owned,
    section: z.enum(phraseSections),
    shortcut: z.string().check(z.lowercase()),
    text: z.string(),
    ...moments,
  },
  rules: newPhrase,
  changeRules: phraseChange,
  upgrades: [],
});
export type Phrase = Answered<typeof phraseRecord>;
