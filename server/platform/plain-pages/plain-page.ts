import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { pathInLanguage, type SiteLanguage } from '#domain/platform/site-language.ts';
import { bareDocument } from './bare-document.ts';
import { escapeHtml } from './escape-html.ts';
import { plainPageMark } from './plain-page-mark.ts';

/** Returns a self-contained page for browsers without scripts. `title` is text, `body` is HTML. */
export function plainPage(
  title: string,
  body: string,
  { practiceName, accent }: PracticeContact,
  language: SiteLanguage = 'en',
): string {
  return bareDocument(
    `${title} | ${practiceName}`,
    `<header><a href="${pathInLanguage('/', language)}">${plainPageMark}${escapeHtml(practiceName)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>`,
    language,
    accent,
  );
}
