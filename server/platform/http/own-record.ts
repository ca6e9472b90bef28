import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { refuseStale } from './errors.ts';
import { type RouteDoc, routeDoc } from './route-doc.ts';
import { parseBody, parseId } from './validation.ts';

type PracticeRequest = FastifyRequest['practice'];

/** Where one record of the therapist's own is found. */
interface OwnRecord<Kept> {
  url: `/api/${string}/:id`;
  /** The sentence of the 404 for a record that is not there, or somebody else's. */
  missing: string;
  /** Throws that 404. */
  load: (queries: CaseloadQueries, id: number) => Promise<Kept>;
  limits?: { bodyLimit: number };
}

type Seen = { updatedAt?: string | undefined };
type Changing<Change> = RouteDoc & { body: z.ZodMiniType<Change> };

/**
 * PUT of a record: it has to be the therapist's own (404), what is sent has to be readable (400), and nobody may have
 * changed the record since it was seen (409). `apply` changes it, and leaves the trace of it, in the same transaction.
 */
export function putOwn<Kept extends { updatedAt: string }, Change extends Seen>(
  app: FastifyInstance,
  { url, missing, load, limits }: OwnRecord<Kept>,
  doc: Changing<Change>,
  apply: (
    queries: CaseloadWrites,
    before: Kept,
    change: Omit<Change, 'updatedAt'>,
    practice: PracticeRequest,
  ) => Promise<Kept>,
): void {
  app.put(url, { ...limits, ...routeDoc(doc) }, async (request) => {
    const id = parseId(request.params, missing);
    const { updatedAt, ...change } = parseBody(doc.body, request.body);
    return request.practice.caseload.write(async (queries) => {
      const before = await load(queries, id);
      refuseStale(before, updatedAt);
      return apply(queries, before, change, request.practice);
    });
  });
}

/** DELETE of a record of the therapist's own (404 otherwise); `remove` takes it out and leaves the trace of it. */
export function deleteOwn<Kept>(
  app: FastifyInstance,
  { url, missing, load }: OwnRecord<Kept>,
  doc: RouteDoc,
  remove: (queries: CaseloadWrites, record: Kept, practice: PracticeRequest) => Promise<void>,
): void {
  app.delete(url, routeDoc({ ...doc, status: 204 }), async (request, reply) => {
    const id = parseId(request.params, missing);
    const { practice } = request;
    await practice.caseload.write(async (queries) => remove(queries, await load(queries, id), practice));
    return reply.code(204).send();
  });
}
