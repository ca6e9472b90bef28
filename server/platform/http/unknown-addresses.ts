import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';

const ANY_PAGE = '/*';
const NO_SUCH_ADDRESS = 'There is nothing at this address';

/** Replies to every unknown address with 404 and a sentence; under /api never with a page. */
export function refuseUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler(replyNotFound);
  app.all('/api', replyNotFound);
  app.all('/api/*', replyNotFound);
  // The router treats an encoded slash as part of a name, so that the address would match a page.
  app.addHook('onRequest', (request, _reply, done) => {
    done(
      request.routeOptions.url === ANY_PAGE && isUnderApi(request) ? notFound(NO_SUCH_ADDRESS) : undefined,
    );
  });
}

function isUnderApi({ url }: FastifyRequest): boolean {
  return /^(\/|%2f|\\|%5c)+api(\/|%2f|\\|%5c|\?|$)/i.test(url);
}

async function replyNotFound(): Promise<never> {
  throw notFound(NO_SUCH_ADDRESS);
}
