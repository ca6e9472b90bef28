import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caseload, CaseloadWrites } from '#server/database/caseload.ts';
import { conflict, type HttpError, invalid } from './errors.ts';
import { sendBeforeBodyEnds } from './unread-bodies.ts';

const LISTS_KEPT = 200;

interface FinishedList {
  tag: string;
  body: string;
  /** What `list` told of the other pages, for a list read in pages. */
  headers: Record<string, string>;
}

/** Finished lists by therapist and address, so that an unchanged caseload is not read and written out again. */
export class ListCache {
  readonly #lists = new Map<string, FinishedList>();

  get(key: string, tag: string): FinishedList | undefined {
    const list = this.#lists.get(key);
    return list?.tag === tag ? list : undefined;
  }

  set(key: string, list: FinishedList): void {
    this.#lists.delete(key);
    this.#lists.set(key, list);
    const oldest = this.#lists.keys().next().value;
    if (this.#lists.size > LISTS_KEPT && oldest !== undefined) this.#lists.delete(oldest);
  }

  clear(): void {
    this.#lists.clear();
  }
}

/**
 * Answers a list of the caseload: 304 when nothing changed since the ETag that came with the request. `today` is
 * part of the tag because an invoice turns overdue by the calendar alone; `validFor` is whatever else makes the
 * list another one, as the minute does for what is upcoming.
 */
export async function replyList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: (caseload: Caseload) => Promise<unknown>,
  validFor = '',
): Promise<FastifyReply> {
  const { caseload, lists, today } = request.practice;
  const tag = `W/"${caseload.therapistId}-${await caseload.version()}-${today}${validFor}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const key = `${caseload.therapistId} ${request.url}`;
  const finished = lists.get(key, tag);
  const body = finished?.body ?? JSON.stringify(await list(caseload));
  if (finished === undefined) lists.set(key, { tag, body, headers: pageHeaders(reply) });
  else reply.headers(finished.headers);
  return reply.type('application/json; charset=utf-8').send(body);
}

function pageHeaders(reply: FastifyReply): Record<string, string> {
  const told = ['link', 'total-count'].map((name) => [name, reply.getHeader(name)?.toString()]);
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

/**
 * Runs a create and answers 201 with what it made. The same request again under the same Idempotency-Key
 * answers the first result; another request under it is a 409.
 */
export async function replyCreated(
  request: FastifyRequest,
  reply: FastifyReply,
  create: (queries: CaseloadWrites) => Promise<unknown>,
): Promise<FastifyReply> {
  const key = idempotencyKey(request);
  const body = await request.practice.caseload.write(async (queries) => {
    if (key === undefined) return JSON.stringify(await create(queries));
    const requestHash = hashOf(request);
    const first = await queries
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (first && first.request_hash !== requestHash) {
      throw conflict('This Idempotency-Key was used for another request');
    }
    if (first) return first.answer;
    const answer = JSON.stringify(await create(queries));
    await queries.insertInto('idempotency_keys', [
      {
        key,
        request_hash: requestHash,
        answer,
        created_at: queries.now,
      },
    ]);
    return answer;
  });
  return reply.code(201).type('application/json; charset=utf-8').send(body);
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid('An Idempotency-Key is 1 to 200 letters, digits or signs');
  }
  return key;
}

function hashOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${request.method} ${request.url} ${JSON.stringify(request.body)}`)
    .digest('hex');
}

/** The plain-text answer for an error: its status and one sentence. */
export function sendError(reply: FastifyReply, error: HttpError): FastifyReply {
  reply
    .code(error.status)
    .headers(error.headers)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8');
  return sendBeforeBodyEnds(reply, error.message);
}
