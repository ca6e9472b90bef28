import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { siteLanguages } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { isHiddenFieldFilled, readPost } from '#domain/website/inquiries/form-rules.ts';
import { inquiryReference, readReference } from '#domain/website/inquiries/inquiry-reference.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { HttpError } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseQuery } from '#server/platform/http/validation.ts';
import type { Delivery } from '#server/platform/mail/delivery.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { countWithinHour } from '#server/platform/throttle/address-limit.ts';
import { INQUIRIES_AN_HOUR } from '#server/platform/throttle/attempts.ts';
import type { WebsiteIdentity } from '#server/website/identity/website-identity.ts';
import { errorInLanguage, languageIn, replyToForm, sendPage } from './form-replies.ts';
import { receivedPage } from './inquiry-received-page.ts';
import { requestMail } from './same-request.ts';
import type { WebsiteForm } from './website-form.ts';

const FORM = 'application/x-www-form-urlencoded';
const HIDDEN_FIELD_FILLED =
  'Your message was not sent: a program filled in a hidden field, as some password managers do. The field is empty again; please press the button once more';
/**
 * The longest text as sent by a browser without scripts: up to nine bytes per letter of a non-Latin script.
 */
const BODY_LIMIT_BYTES = 64 * 1024;

export interface FormServices {
  database: Database;
  config: Pick<Config, 'rateLimits'>;
  mail: MailSetup;
  clock: () => Date;
  publicIdentity: () => PublicIdentity;
  website: Pick<WebsiteIdentity, 'isListed'>;
  delivery: Delivery;
}

const receivedQuery = z.object({
  language: z._default(z.enum(siteLanguages, 'Language must be en or es'), 'en'),
});

/**
 * Routes that a website form posts to, and the thank-you page for a form that the browser posted without a
 * script.
 */
export function websiteFormRoutes<Fields>(
  app: FastifyInstance,
  services: FormServices,
  websiteForm: WebsiteForm<Fields>,
): void {
  const { form, summary } = websiteForm;
  const { path, sentCookie, inLanguage } = form;
  const receivedPath = `${path}/received`;

  app.post(
    path,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      ...routeDoc({
        summary,
        access: 'everyone',
        body: inLanguage.en.schema,
        refusals: {
          422: 'The hidden field was filled in',
          429: 'Too many requests came from this address within an hour',
        },
      }),
    },
    async (request, reply) => {
      if (!isForm(request)) {
        const reference = await receive(services, websiteForm, request, request.body).catch(
          (error: unknown) => {
            throw errorInLanguage(form, fieldsOf(request.body), error);
          },
        );
        return reply.header('cache-control', 'no-store').send({ ok: true, reference });
      }
      return replyToForm(request, reply, form, services.publicIdentity(), async (fields) => {
        const reference = await receive(services, websiteForm, request, readPost(form.fields, fields));
        // The page with the form reads it too: when the visitor goes back, the sent text is cleared.
        reply.header('set-cookie', `${sentCookie}=${reference}; Path=/; Max-Age=600; SameSite=Lax`);
        const language = languageIn(fields);
        return reply.redirect(language === 'en' ? receivedPath : `${receivedPath}?language=${language}`, 303);
      });
    },
  );

  app.get(
    receivedPath,
    routeDoc({
      summary: 'The page that thanks for a request sent as a form',
      access: 'everyone',
      query: receivedQuery,
      answer: 'text/html',
    }),
    async (request, reply: FastifyReply) => {
      const { language } = parseQuery(receivedQuery, request.query);
      const reference = readReference(request.cookies[sentCookie]);
      const page = receivedPage(inLanguage[language].outcome, services.publicIdentity(), language, reference);
      return sendPage(reply, 200, page);
    },
  );
}

/**
 * Saves a request and returns its reference; a repeated one gets the same reference and is not saved twice. Throws 422
 * if the hidden field was filled in: by a bot, or by a family's password manager, which nobody thanks for nothing.
 */
async function receive<Fields>(
  { database, config, mail, clock, delivery, website }: FormServices,
  { form, save }: WebsiteForm<Fields>,
  request: FastifyRequest,
  body: unknown,
): Promise<string> {
  const sent = fieldsOf(body);
  if (isHiddenFieldFilled(sent)) throw new HttpError(422, HIDDEN_FIELD_FILLED);
  const fields = parseBody(form.inLanguage[languageIn(sent)].schema, body);
  // An unpublished website may still show made-up people, in whose name no mail should be sent.
  const isConfirmed = website.isListed() && (await mail.isOn(database.read));
  const reference = await database.write(async (queries) => {
    const now = clock();
    if (config.rateLimits) {
      await countWithinHour(queries, 'inquiry', request.ip, INQUIRIES_AN_HOUR, now);
    }
    const { messageId, isRepeated } = await requestMail(queries, form.path, fields, now);
    const arrival = { fields, messageId, reference: inquiryReference(messageId), isConfirmed };
    if (!isRepeated) await save(queries, arrival, now.toISOString());
    return arrival.reference;
  });
  delivery.wake();
  return reference;
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(FORM);
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return body !== null && typeof body === 'object' ? Object.fromEntries(Object.entries(body)) : {};
}
