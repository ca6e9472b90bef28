import type { FastifyReply, FastifyRequest } from 'fastify';
import { fromFormFields, inquiryFormSchema } from '#domain/inquiries/inquiry-form.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { HttpError } from '#server/http/errors.ts';
import { plainPagePolicy } from '#server/plain-pages/plain-page-policy.ts';
import { type FormProblem, formAgainPage, type TypedFields } from './form-again-page.ts';

const NOT_OUR_DAY = 'There was a problem sending your message. Please try again or contact us directly.';

/**
 * Answers a form that the browser sent by itself: whatever goes wrong, the visitor gets a page with the reason and
 * with everything that was typed, ready to be sent again.
 */
export async function replyToForm(
  request: FastifyRequest,
  reply: FastifyReply,
  identity: PublicIdentity,
  take: (fields: TypedFields) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const fields = typedFields(request.body);
  try {
    return await take(fields);
  } catch (error) {
    if (!(error instanceof HttpError)) {
      request.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a form was not kept');
      return sendPage(reply, 503, formAgainPage(fields, [{ message: NOT_OUR_DAY }], identity));
    }
    const problems = error.status === 400 ? problemsOf(fields) : [];
    const told = problems.length > 0 ? problems : [{ message: `${error.message}.` }];
    return sendPage(reply.headers(error.headers), error.status, formAgainPage(fields, told, identity));
  }
}

/** Sends a page that stands alone: it loads nothing, runs nothing, and may only be sent back here. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `${plainPagePolicy}; form-action 'self'`,
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

function typedFields(body: unknown): TypedFields {
  const entries = body !== null && typeof body === 'object' ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function problemsOf(fields: TypedFields): FormProblem[] {
  const { error } = inquiryFormSchema.safeParse(fromFormFields(fields));
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
  return problems.filter(
    ({ field }, position) => problems.findIndex((problem) => problem.field === field) === position,
  );
}
