import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  fromFormFields,
  inquiryFormSchema,
  isBotSubmission,
  SENT_COOKIE,
} from '#domain/inquiries/inquiry-form.ts';
import { inquiryReference, readReference } from '#domain/inquiries/inquiry-reference.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connection.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { parseBody } from '#server/http/validation.ts';
import type { Delivery } from '#server/mail/delivery.ts';
import type { WebsiteIdentity } from '#server/practice/website-identity.ts';
import { countWithinHour } from '#server/throttle/address-limit.ts';
import { INQUIRIES_AN_HOUR } from '#server/throttle/attempts.ts';
import { replyToForm, sendPage } from './form-replies.ts';
import { keepInquiryForm } from './inquiry-form-store.ts';
import { receivedPage } from './inquiry-received-page.ts';

const FORM = 'application/x-www-form-urlencoded';
const RECEIVED_PATH = '/api/contact/received';
/** The longest concerns, as a browser without scripts writes them: nine bytes for a letter of a far script. */
const BODY_LIMIT_BYTES = 64 * 1024;

interface InquiryFormServices {
  database: Database;
  config: Pick<Config, 'rateLimits' | 'smtpUrl'>;
  clock: () => Date;
  publicIdentity: () => PublicIdentity;
  website: Pick<WebsiteIdentity, 'isListed'>;
  delivery: Delivery;
}

/** The consultation form of the public site, sent by its script as JSON or by the browser itself as a form. */
export async function inquiryFormRoutes(app: FastifyInstance, services: InquiryFormServices) {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.post(
    '/api/contact',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      ...routeDoc({
        summary: 'Send a consultation request, as JSON or as a form; a form is answered with a page',
        access: 'everyone',
        body: inquiryFormSchema,
        refusals: { 429: 'Too many requests came from this address within an hour' },
      }),
    },
    async (request, reply) => {
      if (!isForm(request)) {
        const reference = await receive(services, request, request.body);
        return reply.header('cache-control', 'no-store').send({ ok: true, reference });
      }
      return replyToForm(request, reply, services.publicIdentity(), async (fields) => {
        const reference = await receive(services, request, fromFormFields(fields));
        // Also for the page with the form: when the visitor goes back to it, what was sent stands there no more.
        reply.header('set-cookie', `${SENT_COOKIE}=${reference}; Path=/; Max-Age=600; SameSite=Lax`);
        return reply.redirect(RECEIVED_PATH, 303);
      });
    },
  );

  app.get(
    RECEIVED_PATH,
    routeDoc({
      summary: 'The page that thanks for a request sent as a form',
      access: 'everyone',
      answer: 'text/html',
    }),
    async (request, reply: FastifyReply) => {
      const reference = readReference(request.cookies[SENT_COOKIE]);
      return sendPage(reply, 200, receivedPage(services.publicIdentity(), reference));
    },
  );
}

/**
 * Keeps a request before anybody is thanked for it; gives its reference. What a program sent is thanked for, and not
 * kept.
 */
async function receive(
  { database, config, clock, delivery, website }: InquiryFormServices,
  request: FastifyRequest,
  body: unknown,
): Promise<string> {
  const messageId = randomUUID();
  const reference = inquiryReference(messageId);
  if (isRecord(body) && isBotSubmission(body)) return reference;
  const consultation = parseBody(inquiryFormSchema, body);
  // A website that nobody published may still speak in the name of people who are made up.
  const isConfirmed = config.smtpUrl !== undefined && website.isListed();
  await database.write(async (queries) => {
    const now = clock();
    const kept = { request: consultation, messageId, reference, isConfirmed };
    await keepInquiryForm(queries, kept, now.toISOString());
    if (config.rateLimits) {
      await countWithinHour(queries, 'inquiry', request.ip, INQUIRIES_AN_HOUR, now);
    }
  });
  delivery.wake();
  return reference;
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(FORM);
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return body !== null && typeof body === 'object' && !Array.isArray(body);
}
