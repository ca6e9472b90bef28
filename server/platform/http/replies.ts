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

/** How a list is told apart from others, and for how long it stays true. */
export interface ListTraits {
  /** What it is made of: it stays true until one of these changes. */
  reads: readonly CaseloadNoun[];
  /** Whatever else makes the list another one, as the minute does for what is upcoming. */
  validFor?: string | undefined;
  /** Caseloads of others that it is made of too, and what of them. */
  others?: { caseloads: readonly Caseload[]; reads: readonly CaseloadNoun[] } | undefined;
}

/**
 * Answers a list of the caseload: 304 when nothing that it is made of changed since the ETag that came with the
 * request. `today` is part of the tag because an invoice turns overdue by the calendar alone. A list of several parts
 * is sent as it is read, all of it as of one moment.
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
    tellVersions(reply, versions);
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
  const onWhole = (body: Buffer) => lists.set(key, { tag: tagOfAll, headers: {}, body, encoding });
  const { versions, body } = await streamList(caseload, { list, encoding, onWhole });
  tagOfAll = tagWith(versions);
  return send(reply, { body, encoding, headers: {} });
}

/** Tells the caller which versions an answer is of, or a write made. */
export function tellVersions(reply: FastifyReply, versions: SomeVersions): void {
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
  const told = ['link', 'total-count'].map((name) => [name, reply.getHeader(name)?.toString()]);
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
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

/** The rows of a list of one part; undefined of a longer one. */
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

/** How something is made, and how one of what was made is read again by its number. */
interface Creation {
  create: (queries: CaseloadWrites) => Promise<Numbered | Numbered[]>;
  /** Throws 404 for one that is not there any more. */
  load: (queries: CaseloadQueries, id: number) => Promise<Numbered>;
}

/**
 * Runs a create and answers 201 with what it made. The same request again under the same Idempotency-Key makes
 * nothing and answers what the first one made; another request under it is a 409.
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
      if (first.request_hash !== requestHash) throw conflict(MADE_BEFORE);
      return loadAgain(queries, first.made, load);
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

const MADE_BEFORE =
  'This was saved already, before it was changed. Please look at what is there before you save it again';

async function loadAgain(
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

/** The plain-text answer for an error: its status and one sentence. */
export function sendError(reply: FastifyReply, error: HttpError): FastifyReply {
  reply
    .code(error.status)
    .headers(error.headers)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8');
  return sendBeforeBodyEnds(reply, error.message);
}
