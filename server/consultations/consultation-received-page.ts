import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPage } from './plain-page.ts';

/** The page that thanks a family whose browser sent the form by itself. */
export function receivedPage({ therapist, practiceName }: PublicIdentity): string {
  const title = 'Consultation Request Received!';
  return plainPage(
    title,
    `<h1>${title}</h1>
<p>Thank you! ${escapeHtml(therapist.firstName)} will contact you shortly about helping your child.</p>
<p><a href="/">Back to ${escapeHtml(practiceName)}</a></p>`,
  );
}
