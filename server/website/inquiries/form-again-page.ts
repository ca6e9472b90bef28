import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { phoneLink } from '#domain/website/identity/public-identity-text.ts';
import { HONEYPOT_FIELD } from '#domain/website/inquiries/form-rules.ts';
import type { RequestForm } from '#domain/website/inquiries/request-form.ts';
import { escapeHtml } from '#server/platform/plain-pages/escape-html.ts';
import { plainPage } from '#server/platform/plain-pages/plain-page.ts';
import { type FormProblem, fieldHtml, type TypedFields } from './form-field-html.ts';
import { plainPageWords } from './page-words.ts';

interface ShownForm {
  form: RequestForm<unknown>;
  language: SiteLanguage;
}

/** Renders the form again, with its error messages and everything that was typed. */
export function formAgainPage(
  { form, language }: ShownForm,
  typed: TypedFields,
  problems: readonly FormProblem[],
  identity: PublicIdentity,
): string {
  const { phone, email } = identity;
  const [before, between] = plainPageWords[language].notLost;
  const { fields, form: words } = form.inLanguage[language];
  const { notSentYet, optional, trap, send } = words;
  return plainPage(
    notSentYet,
    `<div class="summary" role="alert"><ul>${problems.map(problemLine).join('')}</ul></div>
<p>${before} <a href="${escapeHtml(phoneLink(identity))}">${escapeHtml(phone)}</a>
${between} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>
<form method="post" action="${form.path}" novalidate>
<input type="hidden" name="language" value="${language}">
${fields.map((field) => fieldHtml(field, typed, problems, optional)).join('\n')}
<div class="trap" aria-hidden="true"><label>${escapeHtml(trap)} <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></div>
<div class="wide"><button type="submit">${escapeHtml(send)}</button></div>
</form>`,
    identity,
    language,
  );
}

function problemLine({ field, message }: FormProblem): string {
  const text = escapeHtml(message);
  return field === undefined ? `<li>${text}</li>` : `<li><a href="#${escapeHtml(field)}">${text}</a></li>`;
}
