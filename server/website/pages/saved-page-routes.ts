import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { formatDate, formatTime, type Instant } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { hashSource } from '#server/platform/http/security-headers.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { escapeHtml } from '#server/platform/plain-pages/escape-html.ts';
import { plainPage } from '#server/platform/plain-pages/plain-page.ts';
import { plainPagePolicy } from '#server/platform/plain-pages/plain-page-policy.ts';
import type { WebsiteIdentity } from '#server/website/identity/website-identity.ts';
import { EDITION_NOT_FOUND, requireEdition } from '#server/website/identity/website-identity-store.ts';
import { findSavedPage, listSavedPages, type SavedPage } from './saved-pages.ts';

const PAGE_NOT_FOUND = 'This page of the edition was not kept';

const savedPageQuery = z.object({
  /** The id of a saved page; without it, the reply lists them. */
  page: z.optional(
    z.pipe(
      z.string(PAGE_NOT_FOUND).check(z.refine((text) => parseRecordId(text) !== undefined, PAGE_NOT_FOUND)),
      z.transform(Number),
    ),
  ),
});

/** Routes for the owner to view the pages of earlier editions, exactly as families saw them. */
export function savedPageRoutes(
  app: FastifyInstance,
  { database, website }: { database: Database; website: WebsiteIdentity },
): void {
  app.get(
    '/api/website-identity/editions/:id/pages',
    { onRequest: requireOwner, ...routeDoc(showing) },
    async (request, reply) => {
      const version = parseEdition(request.params);
      await requireEdition(database.read, version);
      const { page: id } = parseQuery(savedPageQuery, request.query);
      const saved = await listSavedPages(database.read, version);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      if (id === undefined) {
        const { timeZone } = request.practice.settings;
        const list = savedPageList(saved, (at) => `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`);
        return reply
          .header('content-security-policy', plainPagePolicy)
          .send(plainPage('The website as it was', list, website.identity()));
      }
      const page = await findSavedPage(database.read, version, id);
      if (page === undefined) throw notFound(PAGE_NOT_FOUND);
      const siblings = saved.filter(({ savedAt }) => savedAt === page.savedAt);
      return reply
        .header('content-security-policy', policyOf(page.html))
        .send(linkedToSaved(withoutScripts(page.html), siblings));
    },
  );
}

const showing = {
  summary: 'An edition’s pages as sent to visitors: the list, or one page word for word',
  access: 'owner',
  query: savedPageQuery,
  answer: 'text/html',
} as const;

/** Returns the version of an edition; 0 is the sample. */
function parseEdition(params: unknown): number {
  const { id } = z.object({ id: z.string() }).parse(params);
  return id === '0' ? 0 : parseId(params, EDITION_NOT_FOUND);
}

/** Renders links to every saved page, by the time of saving. */
function savedPageList(saved: readonly SavedPage[], nameOf: (at: Instant) => string): string {
  if (saved.length === 0)
    return '<p>No page of this edition was kept. The newest hundred editions are kept whole, from the next saving on.</p>';
  const times = [...new Set(saved.map(({ savedAt }) => savedAt))];
  return times
    .map((time) => {
      const links = saved
        .filter(({ savedAt }) => savedAt === time)
        .map(({ id, path }) => `<li><a href="?page=${id}">${escapeHtml(path)}</a></li>`);
      return `<h2>Kept on ${escapeHtml(nameOf(time))}</h2>\n<ul>\n${links.join('\n')}\n</ul>`;
    })
    .join('\n');
}

/** Points a page's links to the pages saved with it. */
function linkedToSaved(html: string, siblings: readonly SavedPage[]): string {
  const saved = new Map(siblings.map(({ path, id }) => [path, id]));
  return html.replace(/<a([^>]*?) href="(\/[^"#]*)(#[^"]*)?"/g, (link, before, path, hash = '') => {
    const id = saved.get(path);
    return id === undefined ? link : `<a${before} href="?page=${id}${hash}"`;
  });
}

/** Removes scripts from a page; structured data for search engines does not run and stays. */
function withoutScripts(html: string): string {
  return html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Returns the policy of a saved page: styles and pictures load, scripts and forms do not. */
function policyOf(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'${hashSource(text)}'`,
  );
  return `default-src 'none'; style-src ${styles.join(' ') || "'none'"}; img-src 'self'; font-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;
}
