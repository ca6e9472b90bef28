import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CaseloadNoun, CaseloadVersions, SomeVersions } from '#domain/program/caseload-versions.ts';
import type { Caseload, CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { acceptedEncoding, encoded } from './compression.ts';
import { conflict, type HttpError, invalid } from './errors.ts';
import type { FinishedList } from './list-cache.ts';
import { type ListParts, streamList } from './long-list.ts';
import { parametersOf } from './query-parameters.ts';
import { sendBeforeBodyEnds } from './unread-bodies.ts';

/** The properties that identify a version of a list. */
export interface ListTraits {
  /** The kinds of records it is made of: it is valid until one of them changes. */
  reads: readonly CaseloadNoun[];
  /** Anything else that changes the list, such as the minute for upcoming sessions. */
  validFor?: string | undefined;
  /** Caseloads of others that it is made of too, and what of them. */
  others?: { caseloads: readonly Caseload[]; reads: readonly CaseloadNoun[] } | undefined;
}

/**
 * Replies with a list of the caseload, or 304 if nothing it is made of has changed since the request's ETag. `today`
 * is part of the tag because an invoice becomes overdue by date alone. A list of several parts is sent while it is
 * read, from one snapshot.
 */
export async function replyList(
  request: FastifyRequest,
  reply: FastifyReply,
  { reads, validFor = '', others }: ListTraits,
  list: (queries: CaseloadQueries) => ListParts,
): Promise<FastifyReply> {
  const { caseload, versions: found, lists, today } = request.practice;
  const ofOthers = await versionsOfOthers(others);
  const tagWith = (all: CaseloadVersions) => {
    const versions = versionsRead(all, reads);
    const tag = `W/"${caseload.therapistId}-${Object.values(versions).join('.')}-${today}${validFor}${ofOthers}"`;
    setVersionsHeader(reply, versions);
    reply.header('etag', tag);
    return tag;
  };
  const tag = tagWith(found);
  reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  const key = [caseload.therapistId, encoding, request.routeOptions.url, parametersOf(request)].join(' ');
  const finished = lists.get(key, tag);
  if (finished !== undefined) return send(reply, finished);
  const rows = await onlyPart(list(caseload.readOnly(reads)));
  if (rows !== undefined) {
    const body = await encoded(Buffer.from(JSON.stringify(rows)), encoding);
    const made = { tag, headers: pageHeaders(reply), ...body };
    lists.set(key, made);
    return send(reply, made);
  }
  let tagOfAll = tag;
  const onComplete = (body: Buffer) => lists.set(key, { tag: tagOfAll, headers: {}, body, encoding });
  const { versions, body } = await streamList(caseload, { list, encoding, onComplete });
  tagOfAll = tagWith(versions);
  return send(reply, { body, encoding, headers: {} });
}

/** Sets the header with the versions that a reply is based on or that a write made. */
export function setVersionsHeader(reply: FastifyReply, versions: SomeVersions): void {
  reply.header('caseload-versions', JSON.stringify(versions));
}

interface SentList extends Pick<FinishedList, 'encoding' | 'headers'> {
  body: Buffer | Readable;
}

function send(reply: FastifyReply, { body, encoding, headers }: SentList): FastifyReply {
  reply.headers(headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}

function pageHeaders(reply: FastifyReply): Record<string, string> {
  const headers = ['link', 'total-count'].map((name) => [name, reply.getHeader(name)?.toString()]);
  return Object.fromEntries(headers.filter(([, value]) => value !== undefined));
}

function versionsRead(all: CaseloadVersions, reads: readonly CaseloadNoun[]): SomeVersions {
  const versions: SomeVersions = {};
  for (const noun of [...reads, 'practice'] as const) versions[noun] = all[noun];
  return versions;
}

async function versionsOfOthers({ caseloads, reads }: ListTraits['others'] = noOthers): Promise<string> {
  const versions = caseloads.map(async (caseload) => {
    const read = versionsRead(await caseload.versions(), reads);
    return `-${caseload.therapistId}.${Object.values(read).join('.')}`;
  });
  return (await Promise.all(versions)).join('');
}

const noOthers = { caseloads: [], reads: [] };

/** Returns the rows of a list of one part; undefined if it has more. */
async function onlyPart(parts: ListParts): Promise<readonly unknown[] | undefined> {
  const reading = parts[Symbol.asyncIterator]();
  const first = await reading.next();
  if (first.done) return [];
  const second = await reading.next();
  if (second.done) return first.value;
  await reading.return?.();
  return undefined;
}

type Numbered = { id: number };

/** How a record is created, and how it is read again by its id. */
interface Creation {
  create: (queries: CaseloadWrites) => Promise<Numbered | Numbered[]>;
  /** Throws 404 if it no longer exists. */
  load: (queries: CaseloadQueries, id: number) => Promise<Numbered>;
}

/**
 * Runs a create and replies 201 with the new record. The same request repeated under its Idempotency-Key creates
 * nothing and replies with the first result; a different request under that key gets 409.
 */
export async function replyCreated(
  request: FastifyRequest,
  reply: FastifyReply,
  { create, load }: Creation,
): Promise<FastifyReply> {
  const key = idempotencyKey(request);
  const made = await request.practice.caseload.write(async (queries) => {
    if (key === undefined) return create(queries);
    const requestHash = hashOf(request);
    const first = await queries
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'made'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (first) {
      if (first.request_hash !== requestHash) throw conflict(ALREADY_SAVED);
      return reload(queries, first.made, load);
    }
    const created = await create(queries);
    const numbers = Array.isArray(created) ? created.map(({ id }) => id) : created.id;
    await queries.insertInto('idempotency_keys', [
      { key, request_hash: requestHash, made: JSON.stringify(numbers), created_at: queries.now },
    ]);
    return created;
  });
  return reply.code(201).send(made);
}

const ALREADY_SAVED =
  'This was saved already, before it was changed. Please look at what is there before you save it again';

async function reload(
  queries: CaseloadQueries,
  made: number | number[],
  load: Creation['load'],
): Promise<Numbered | Numbered[]> {
  if (!Array.isArray(made)) return load(queries, made);
  const found: Numbered[] = [];
  for (const id of made) found.push(await load(queries, id));
  return found;
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

/** Sends an error as plain text: its status and one sentence. */
export function sendError(reply: FastifyReply, error: HttpError): FastifyReply {
  reply
    .code(error.status)
    .headers(error.headers)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8');
  return sendBeforeBodyEnds(reply, error.message);
}
