import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AuditedEntity } from '#domain/program/activity-words.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { refuseStale } from './errors.ts';
import { type RouteDoc, routeDoc } from './route-doc.ts';
import { parseBody, parseId } from './validation.ts';

type PracticeRequest = FastifyRequest['practice'];

/** The address and the lookup of one of the therapist's own records. */
interface OwnRecord<Saved> {
  url: `/api/${string}/:id`;
  /** The 404 message for a record that does not exist or belongs to somebody else. */
  missing: string;
  /** Returns the record or throws that 404. */
  load: (queries: CaseloadQueries, id: number) => Promise<Saved>;
  limits?: { bodyLimit: number };
}

type Seen = { updatedAt?: string | undefined };
type Changing<Change> = RouteDoc & { body: z.ZodMiniType<Change> };

/** Adds the GET route of a therapist's own record (otherwise 404), which adds the view to the activity log. */
export function getOwn<Saved extends object>(
  app: FastifyInstance,
  { url, missing, load }: OwnRecord<Saved>,
  doc: RouteDoc,
  entity: AuditedEntity,
): void {
  app.get(url, routeDoc(doc), async (request) => {
    const id = parseId(request.params, missing);
    const { caseload, auditRead } = request.practice;
    const record = await load(caseload.read, id);
    const clientId = 'clientId' in record && typeof record.clientId === 'number' ? record.clientId : null;
    auditRead({ entity, entityId: id, clientId });
    return record;
  });
}

/**
 * Adds the PUT route of a record: it must be the therapist's own (404), the body valid (400), and the record
 * unchanged since the user saw it (409). `apply` changes it and writes the audit entry in the same transaction.
 */
export function putOwn<Saved extends { updatedAt: string }, Change extends Seen>(
  app: FastifyInstance,
  { url, missing, load, limits }: OwnRecord<Saved>,
  doc: Changing<Change>,
  apply: (
    queries: CaseloadWrites,
    before: Saved,
    change: Omit<Change, 'updatedAt'>,
    practice: PracticeRequest,
  ) => Promise<Saved>,
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

/**
 * Adds the DELETE route of a therapist's own record (otherwise 404); `remove` deletes it and writes the audit entry.
 */
export function deleteOwn<Saved>(
  app: FastifyInstance,
  { url, missing, load }: OwnRecord<Saved>,
  doc: RouteDoc,
  remove: (queries: CaseloadWrites, record: Saved, practice: PracticeRequest) => Promise<void>,
): void {
  app.delete(url, routeDoc({ ...doc, status: 204 }), async (request, reply) => {
    const id = parseId(request.params, missing);
    const { practice } = request;
    await practice.caseload.write(async (queries) => remove(queries, await load(queries, id), practice));
    return reply.code(204).send();
  });
}
