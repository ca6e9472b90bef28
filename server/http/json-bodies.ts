import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else; whoever says JSON and sends nothing, as many programs do with a DELETE, has sent
 * no body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : readJson(request, body, done),
  );
}
