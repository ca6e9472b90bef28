import type { FastifyInstance } from 'fastify';
import { invalid } from './errors.ts';
import { excessOf, type JsonExcess } from './json-limits.ts';
import { DEEPEST_BODY } from './validation.ts';

/** Every record of the practice has more bytes per value than this; JsonLimits says what is counted. */
const BYTES_A_VALUE = 16;

const refusals: Record<JsonExcess, string> = {
  'too deep': 'The request is nested too deeply',
  'too many fields': 'The request has more fields than any form',
  'too many values': 'The request holds more values than any form',
};

/**
 * Accepts only JSON bodies. An empty body with a JSON content type, as many programs send with DELETE, counts as
 * none. Bodies that exceed every form's limits are refused before parsing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null);
    const values = request.routeOptions.bodyLimit / BYTES_A_VALUE;
    const excess = excessOf(body, { depth: DEEPEST_BODY, values });
    if (excess) return done(invalid(refusals[excess]));
    readJson(request, body.toString('utf8'), done);
  });
}
