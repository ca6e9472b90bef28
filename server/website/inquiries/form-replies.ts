import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { readPost } from '#domain/website/inquiries/form-rules.ts';
import type { RequestForm } from '#domain/website/inquiries/request-form.ts';
import { HttpError } from '#server/platform/http/errors.ts';
import { plainPagePolicy } from '#server/platform/plain-pages/plain-page-policy.ts';
import { formAgainPage } from './form-again-page.ts';
import type { FormProblem, TypedFields } from './form-field-html.ts';
import { plainPageWords } from './page-words.ts';

/**
 * Replies to a form that the browser posted without a script. On any error, the visitor gets a page with the
 * reason and everything that was typed, ready to send again.
 */
export async function replyToForm<Fields>(
  request: FastifyRequest,
  reply: FastifyReply,
  form: RequestForm<Fields>,
  identity: PublicIdentity,
  take: (fields: TypedFields) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const fields = typedFields(request.body);
  const language = languageIn(fields);
  const { outcome } = form.inLanguage[language];
  const again = (problems: readonly FormProblem[]) =>
    formAgainPage({ form, language }, fields, problems, identity);
  try {
    return await take(fields);
  } catch (error) {
    if (!(error instanceof HttpError)) {
      request.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a form was not saved');
      return sendPage(reply, 503, again([{ message: outcome.failure.text }]));
    }
    const problems = error.status === 400 ? problemsOf(form, fields) : [];
    const shown =
      problems.length > 0 ? problems : [{ message: `${plainPageWords[language].refusal(error)}.` }];
    return sendPage(reply.headers(error.headers), error.status, again(shown));
  }
}

/** Returns an error in the language of the form's page; the messages of the form's rules already are. */
export function errorInLanguage<Fields>(
  form: RequestForm<Fields>,
  sent: Readonly<Record<string, unknown>>,
  error: unknown,
): unknown {
  const language = languageIn(sent);
  const isOfRule = () => !form.inLanguage[language].schema.safeParse(sent).success;
  if (!(error instanceof HttpError) || (error.status === 400 && isOfRule())) return error;
  return new HttpError(error.status, plainPageWords[language].refusal(error), error.headers);
}

/** Returns the language of the page that the fields came from. */
export function languageIn(fields: Readonly<Record<string, unknown>>): SiteLanguage {
  return fields.language === 'es' ? 'es' : 'en';
}

/**
 * Sends a self-contained page: it loads nothing, runs no scripts, and its form can only post to this server.
 */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': `${plainPagePolicy}; form-action 'self'`,
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

// Browsers end lines of a form's text with two characters, which would count twice toward its limit.
function typedFields(body: unknown): TypedFields {
  const entries = body !== null && typeof body === 'object' ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text.replaceAll('\r\n', '\n')]] : [],
    ),
  );
}

function problemsOf<Fields>(form: RequestForm<Fields>, fields: TypedFields): FormProblem[] {
  const { error } = form.inLanguage[languageIn(fields)].schema.safeParse(readPost(form.fields, fields));
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
  return problems.filter(
    ({ field }, position) => problems.findIndex((problem) => problem.field === field) === position,
  );
}
