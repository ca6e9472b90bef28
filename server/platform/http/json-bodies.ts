import type { FastifyInstance } from 'fastify';
import { invalid } from './errors.ts';
import { excessOf, type JsonExcess } from './json-limits.ts';
import { DEEPEST_BODY } from './validation.ts';

/** No record of the practice is written in fewer bytes a value; see JsonLimits for what is counted. */
const BYTES_A_VALUE = 16;

const refusals: Record<JsonExcess, string> = {
  'too deep': 'The request is nested too deeply',
  'too many fields': 'The request has more fields than any form',
  'too many values': 'The request holds more values than any form',
};

/**
 * Bodies are JSON and nothing else; whoever says JSON and sends nothing, as many programs do with a DELETE, has sent
 * no body. What no form looks like is refused before it is parsed.
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
