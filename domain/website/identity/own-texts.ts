import { type DescribedValue, describedValues } from './fact.ts';
import { type PublicIdentity, publicIdentitySchema } from './public-identity.ts';
import type { TextLength } from './spanish-website.ts';

/** A text that the owner wrote and families read. */
export interface OwnText {
  /** Its path, such as "therapist.role". */
  key: string;
  /** Its label in the form. */
  label: string;
  english: string;
  length: TextLength;
}

/** Returns every text that the owner wrote and families read, in the form's order. */
export function ownTexts(identity: PublicIdentity): OwnText[] {
  return translatedValues(identity).map(([text]) => text);
}

/** Returns a copy of the website in which the owner's texts are replaced. */
export function withOwnTexts(identity: PublicIdentity, wordsFor: (text: OwnText) => string): PublicIdentity {
  const copy: PublicIdentity = JSON.parse(JSON.stringify(identity));
  for (const [text, stated] of translatedValues(copy)) stated.replaceBy(wordsFor(text));
  return copy;
}

function translatedValues(identity: PublicIdentity): [OwnText, DescribedValue][] {
  const stated = describedValues(
    publicIdentitySchema,
    identity,
    (fact, value) => fact.isShown?.(value) ?? true,
  );
  return stated.flatMap((one): [OwnText, DescribedValue][] => {
    const { key, label, text, fact } = one;
    if (fact.text === undefined || text === '') return [];
    return [[{ key, label, english: text, length: fact.text }, one]];
  });
}
