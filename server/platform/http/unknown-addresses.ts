import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';

const ANY_PAGE = '/*';
const NOTHING_HERE = 'There is nothing at this address';

/** Answers for every address at which there is nothing: 404 and a sentence, and under /api never with a page. */
export function refuseUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler(nothingHere);
  app.all('/api', nothingHere);
  app.all('/api/*', nothingHere);
  // A slash that is encoded is part of a name for the router, so that the address would be that of a page.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.routeOptions.url === ANY_PAGE && isUnderApi(request) ? notFound(NOTHING_HERE) : undefined);
  });
}

function isUnderApi({ url }: FastifyRequest): boolean {
  return /^(\/|%2f|\\|%5c)+api(\/|%2f|\\|%5c|\?|$)/i.test(url);
}

async function nothingHere(): Promise<never> {
  throw notFound(NOTHING_HERE);
}
