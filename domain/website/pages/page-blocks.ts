import { fullNameOf } from '#domain/platform/names.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { filledInWords } from '#domain/website/identity/filled-in-words.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { consultationRate } from '#domain/website/identity/public-identity-text.ts';

/** A part of a text that an owner writes. */
export type PageBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; points: string[] };

/**
 * A text as the parts that a page shows: "# " begins a heading, "- " a point, an empty line ends a paragraph. Words such as
 * {practice} and {phone} read as the website has them now.
 */
export function pageBlocks(
  text: string,
  identity: PublicIdentity,
  language: SiteLanguage = 'en',
): PageBlock[] {
  const blocks: PageBlock[] = [];
  let isNew = true;
  for (const line of filledIn(text, identity, language).split(/\r?\n/)) {
    const words = line.trim();
    const last = blocks.at(-1);
    if (words.startsWith('# ')) {
      blocks.push({ kind: 'heading', text: words.slice(2).trim() });
    } else if (words.startsWith('- ')) {
      const point = words.slice(2).trim();
      if (last?.kind === 'points') last.points.push(point);
      else blocks.push({ kind: 'points', points: [point] });
    } else if (words !== '') {
      if (!isNew && last?.kind === 'paragraph') last.text += ` ${words}`;
      else blocks.push({ kind: 'paragraph', text: words });
    }
    isNew = words === '';
  }
  return blocks;
}

function filledIn(text: string, identity: PublicIdentity, language: SiteLanguage): string {
  const words: Record<keyof typeof filledInWords, string> = {
    practice: identity.practiceName,
    therapist: fullNameOf(identity.therapist),
    phone: identity.phone,
    email: identity.email,
    area: identity.serviceArea.summary,
    rate: consultationRate(identity, language),
  };
  return Object.entries(words).reduce(
    (filled, [word, value]) => filled.replaceAll(`{${word}}`, () => value),
    text,
  );
}
