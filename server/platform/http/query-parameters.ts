import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invalid } from './errors.ts';
import { parseQuery } from './validation.ts';

/**
 * The hook that refuses unknown query parameters: a misspelled filter would otherwise return everything. The known
 * ones are those of the route's query schema.
 */
export function refuseUnknownParameters(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  if (request.routeOptions.config.routeDoc !== undefined) refuseUnknown(request);
  done();
}

function refuseUnknown(request: FastifyRequest): void {
  const known = knownParameters(request);
  if (Object.keys(namedIn(request.query)).every((name) => known.includes(name))) return;
  throw invalid(
    known.length === 0
      ? 'This call takes no parameters in its address'
      : `This call takes no other parameters in its address than ${known.join(', ')}`,
  );
}

/** Returns a request's parameters in one canonical form, as the route reads them. */
export function parametersOf(request: FastifyRequest): string {
  const schema = querySchemaOf(request);
  const query = schema === undefined ? {} : parseQuery(schema, request.query);
  return JSON.stringify([sorted(namedIn(request.params)), sorted(namedIn(query))]);
}

function knownParameters(request: FastifyRequest): string[] {
  const schema = querySchemaOf(request);
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

function querySchemaOf({ routeOptions }: FastifyRequest) {
  return routeOptions.config.routeDoc?.query;
}

function namedIn(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function sorted(named: object): [string, unknown][] {
  return Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
