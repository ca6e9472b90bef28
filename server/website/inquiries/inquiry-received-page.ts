import { pathInLanguage, type SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { callsWithin, phoneLink } from '#domain/website/identity/public-identity-text.ts';
import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';
import { escapeHtml } from '#server/platform/plain-pages/escape-html.ts';
import { plainPage } from '#server/platform/plain-pages/plain-page.ts';
import { plainPageWords } from './page-words.ts';

/** Renders the thank-you page for a form that the browser posted without a script. */
export function receivedPage(
  { thanks, received }: RequestOutcome,
  identity: PublicIdentity,
  language: SiteLanguage,
  reference?: string,
): string {
  const { therapist, phone } = identity;
  const { firstName } = therapist;
  const { urgent, home } = plainPageWords[language];
  const soon = callsWithin(identity, language);
  const words = reference === undefined ? [] : received.words({ firstName, reference, soon });
  return plainPage(
    thanks.title,
    `<p class="lead">${escapeHtml(thanks.text(firstName))}</p>
${words.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p>${urgent} <a href="${escapeHtml(phoneLink(identity))}">${escapeHtml(phone)}</a>.</p>
<p><a class="button" href="${pathInLanguage('/', language)}">${home}</a></p>`,
    identity,
    language,
  );
}
