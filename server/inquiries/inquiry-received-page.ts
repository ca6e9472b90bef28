import { receivedWords } from '#domain/inquiries/inquiry-reference.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { callsWithin, phoneLink } from '#domain/practice/public-identity-text.ts';
import { escapeHtml } from '#server/plain-pages/escape-html.ts';
import { plainPage } from '#server/plain-pages/plain-page.ts';

/** The page that thanks a family whose browser sent the form by itself. */
export function receivedPage(identity: PublicIdentity, reference?: string): string {
  const { therapist, phone } = identity;
  const { firstName } = therapist;
  const words =
    reference === undefined ? [] : receivedWords({ firstName, reference, soon: callsWithin(identity) });
  return plainPage(
    'Consultation Request Received!',
    `<p class="lead">Thank you! ${escapeHtml(firstName)} will contact you shortly about helping your child.</p>
${words.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p>Is it urgent, or did you forget something? Call <a href="${escapeHtml(phoneLink(identity))}">${escapeHtml(phone)}</a>.</p>
<p><a class="button" href="/">Back to the home page</a></p>`,
    identity,
  );
}
