import { fullNameOf } from '#domain/platform/names.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { placeholders } from '#domain/website/identity/placeholders.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { consultationRate } from '#domain/website/identity/public-identity-text.ts';

/** A block of an owner's text. */
export type PageBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; points: string[] };

/**
 * Parses a text into blocks: "# " starts a heading, "- " a list item, an empty line ends a paragraph.
 * Placeholders such as {practice} and {phone} are replaced with the website's values.
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
  const words: Record<keyof typeof placeholders, string> = {
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
