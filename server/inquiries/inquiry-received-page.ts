import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { phoneLink } from '#domain/practice/public-identity-text.ts';
import { escapeHtml } from '#server/plain-pages/escape-html.ts';
import { plainPage } from '#server/plain-pages/plain-page.ts';

/** The page that thanks a family whose browser sent the form by itself. */
export function receivedPage(identity: PublicIdentity): string {
  const { therapist, phone } = identity;
  return plainPage(
    'Consultation Request Received!',
    `<p class="lead">Thank you! ${escapeHtml(therapist.firstName)} will contact you shortly about helping your child.</p>
<p>Is it urgent, or did you forget something? Call <a href="${escapeHtml(phoneLink(identity))}">${escapeHtml(phone)}</a>.</p>
<p><a class="button" href="/">Back to the home page</a></p>`,
    identity,
  );
}
