import type { FastifyInstance } from 'fastify';
import { dayOf } from '#domain/dates.ts';
import { withShippedQuotesAsSamples } from '#domain/practice/shipped-words.ts';
import { CONSENT_AHEAD, isConsentAhead, websiteChange } from '#domain/practice/website-edition.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import type { Database } from '#server/database/connection.ts';
import { longTextBody } from '#server/http/body-limits.ts';
import { invalid } from '#server/http/errors.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { parseBody, parseId } from '#server/http/validation.ts';
import type { WebsiteIdentity } from './website-identity.ts';
import {
  EDITION_NOT_FOUND,
  getEdition,
  latestEdition,
  listEditions,
  saveEdition,
} from './website-identity-store.ts';

/** What the website says about the practice, for its owner to change. */
export function websiteIdentityRoutes(
  app: FastifyInstance,
  { database, website }: { database: Database; website: WebsiteIdentity },
): void {
  const forOwner = { onRequest: requireOwner };

  app.get('/api/website-identity', { ...forOwner, ...routeDoc(showing) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await latestEdition(database.read)),
  );

  app.get('/api/website-identity/editions', { ...forOwner, ...routeDoc(listing) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listEditions(database.read)),
  );

  app.get(
    '/api/website-identity/editions/:id',
    { ...forOwner, ...routeDoc(looking) },
    async (request, reply) => {
      const edition = await getEdition(database.read, parseId(request.params, EDITION_NOT_FOUND));
      return reply.header('cache-control', 'no-store').send(edition);
    },
  );

  app.put(
    '/api/website-identity',
    { ...forOwner, ...longTextBody, ...routeDoc(changing) },
    async (request, reply) => {
      const change = parseBody(websiteChange, request.body);
      const { actor, now, settings } = request.practice;
      const today = dayOf(now, settings.timeZone);
      if (change.identity.testimonials.some((one) => isConsentAhead(one, today)))
        throw invalid(CONSENT_AHEAD);
      const identity = withShippedQuotesAsSamples(change.identity);
      const edition = await saveEdition(database, { ...change, identity }, actor, now);
      website.show(edition);
      return reply.header('cache-control', 'no-store').send(edition);
    },
  );
}

const listing = {
  summary: 'List the editions of the website, newest first; the shipped sample is the first of all',
  access: 'owner',
} as const;

const looking = {
  summary: 'One edition of the website by its version; saving it again restores it',
  access: 'owner',
} as const;

const showing = {
  summary: 'What the website says about the practice',
  access: 'owner',
} as const;

const changing = {
  summary: 'Change what the website says; it shows at once, and earlier editions are kept',
  access: 'owner',
  body: websiteChange,
  refusals: { 409: 'The website was changed since the version that was named' },
} as const;
