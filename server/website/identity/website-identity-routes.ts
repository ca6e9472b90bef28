import type { FastifyInstance } from 'fastify';
import { dayOf, type Instant } from '#domain/platform/dates.ts';
import { isThisMachine } from '#domain/platform/this-machine.ts';
import { unconfirmedAsShipped } from '#domain/website/identity/as-shipped.ts';
import { faultInIdentity, savedIdentity } from '#domain/website/identity/saved-identity.ts';
import { whyNotInSpanish } from '#domain/website/identity/spanish-rules.ts';
import { unconfirmedClaims } from '#domain/website/identity/website-claims.ts';
import { websiteChange } from '#domain/website/identity/website-edition.ts';
import { adviceBefore } from '#domain/website/pages/publication-advice.ts';
import {
  madeUpParts,
  publicationChange,
  spanishPublication,
  type WebsitePublication,
} from '#domain/website/pages/website-publication.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { websiteBody } from '#server/platform/http/body-limits.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { packPages } from '#server/website/pages/saved-pages.ts';
import { requirePictures } from '#server/website/pictures/website-picture-store.ts';
import type { WebsiteIdentity } from './website-identity.ts';
import {
  EDITION_NOT_FOUND,
  findPublishedAt,
  getEdition,
  latestEdition,
  listEditions,
  saveEdition,
  savePublication,
} from './website-identity-store.ts';

/** Routes for the owner to read and change the identity on the website. */
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
    { ...forOwner, ...websiteBody, ...routeDoc(changing) },
    async (request, reply) => {
      const change = parseBody(websiteChange, request.body);
      const { actor, now, settings } = request.practice;
      const today = dayOf(now, settings.timeZone);
      const before = (await latestEdition(database.read)).identity;
      const identity = savedIdentity(change.identity, before, today);
      const fault = faultInIdentity(identity, today);
      if (fault !== undefined) throw invalid(fault);
      await requirePictures(database.read, identity);
      // A website already shown in Spanish may get English that is newer than its Spanish: then the Spanish
      // is hidden until it is updated.
      const missing =
        identity.spanish.isShown && !before.spanish.isShown ? whyNotInSpanish(identity) : undefined;
      if (missing !== undefined) throw conflict(missing);
      const pages = await website.pagesAround(identity);
      const packed = {
        shown: pages.shown,
        now: await packPages(pages.now),
        next: await packPages(pages.next),
      };
      const edition = await saveEdition(database, { ...change, identity }, packed, actor, now);
      website.show(edition);
      website.publish(await findPublishedAt(database.read));
      return reply.header('cache-control', 'no-store').send(edition);
    },
  );
}

const publication = '/api/website-identity/publication';

interface PublicationServices {
  config: Pick<Config, 'siteUrl'>;
  database: Database;
  mail: MailSetup;
  website: WebsiteIdentity;
}

/** Routes for the owner to publish the website and to read what it lacks. */
export function websitePublicationRoutes(
  app: FastifyInstance,
  { config, database, mail, website }: PublicationServices,
): void {
  const forOwner = { onRequest: requireOwner };
  const siteUrl = new URL(config.siteUrl);
  const hasPublicAddress = siteUrl.protocol === 'https:' && !isThisMachine(siteUrl.hostname);
  const publicationWith = async (publishedAt: Instant | null): Promise<WebsitePublication> => ({
    publishedAt,
    missing: madeUpParts(website.identity()),
    unconfirmed: unconfirmedClaims(website.identity().claims),
    asShipped: unconfirmedAsShipped(website.saved()),
    advised: adviceBefore(website.identity(), {
      hasPublicAddress,
      isMailOn: await mail.isOn(database.read),
    }),
    spanish: spanishPublication(website.identity()),
  });

  app.get(publication, { ...forOwner, ...routeDoc(lookingForPublication) }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(await publicationWith(await findPublishedAt(database.read))),
  );

  app.put(publication, { ...forOwner, ...routeDoc(publishing) }, async (request, reply) => {
    const { isPublished } = parseBody(publicationChange, request.body);
    const { actor, now } = request.practice;
    const publishedAt = await savePublication(database, isPublished, actor, now);
    website.publish(publishedAt);
    return reply.header('cache-control', 'no-store').send(await publicationWith(publishedAt));
  });
}

const lookingForPublication = {
  summary: 'Whether the website is published, and what on it is made up, unconfirmed or worth checking',
  access: 'owner',
} as const;

const publishing = {
  summary: 'Publish the website, so that search engines may list it, or unpublish it',
  access: 'owner',
  body: publicationChange,
  refusals: {
    409: 'Something on the website still is what came with the program, or waits for the owner’s yes or no',
  },
} as const;

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
  summary: 'Change what the website says; it shows at once, and earlier editions are saved',
  access: 'owner',
  body: websiteChange,
  refusals: {
    409: 'The website was changed since the version that was named, or is to be shown in Spanish and lacks a text of it',
  },
} as const;
