import * as z from 'zod/mini';
import { openapiDocument } from '#server/platform/openapi/openapi-document.ts';
import { noIds } from '#tests/builders/no-ids.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import type { CallIds } from '#tests/builders/valid-calls.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';
import { specimens } from '#tests/specimens/specimens.ts';
import type { MadeUpRequest } from './made-up-requests.ts';
import { RecordReference, withIds } from './record-reference.ts';
import { rightBody } from './right-bodies.ts';

/** The number of records remembered for each list; the oldest are dropped. */
const KNOWN = 200;

/** The specimens whose records are in a list, and which of them. */
const listedSpecimens = specimens.flatMap(({ table, listed }) =>
  listed === undefined ? [] : [{ list: table, listed }],
);

/** A user who sends made-up requests, with the known records of that user. */
interface Caller {
  visitor: TestVisitor;
  username: string | undefined;
  known: Map<string, number[]>;
  /** The client of each known session: an invoice is about sessions of one client. */
  clientOfSession: Map<number, number>;
}

/** A practice with two therapists and a visitor, who send whatever comes. */
export class FuzzedPractice {
  readonly practice: TestPractice;
  readonly #callers: readonly Caller[];

  private constructor(practice: TestPractice, callers: readonly Caller[]) {
    this.practice = practice;
    this.#callers = callers;
  }

  static async start(): Promise<FuzzedPractice> {
    const practice = await startTestPractice();
    const therapists = [await practice.register(), await practice.register()];
    const callers: Caller[] = therapists.map((visitor, index) => ({
      visitor,
      username: `therapist${index + 1}`,
      known: new Map(),
      clientOfSession: new Map(),
    }));
    for (const { visitor, known } of callers) {
      const ids = await addOneOfEach(visitor, therapists[0]);
      for (const { list, listed } of listedSpecimens) {
        known.set(
          list,
          listed.map((name) => Number(ids[name])),
        );
      }
    }
    return new FuzzedPractice(practice, [
      ...callers,
      { visitor: practice.visitor(), username: undefined, known: new Map(), clientOfSession: new Map() },
    ]);
  }

  /** The therapists, signed in again: one may have signed out last. */
  async signedIn(): Promise<TestVisitor[]> {
    const therapists = this.#callers.filter(({ username }) => username !== undefined);
    for (const therapist of therapists) await this.#signIn(therapist);
    return therapists.map(({ visitor }) => visitor);
  }

  /** The OpenAPI document. */
  get document() {
    return openapiDocument(this.practice.app.apiRoutes);
  }

  async send(request: MadeUpRequest): Promise<TestReply> {
    const { call, method, id, query, headers, caller: at } = request;
    const caller = this.#callers[at] ?? this.#callers[0];
    if (caller === undefined) throw new Error('Nobody is there to send anything');
    const idOf = (reference: RecordReference) => this.#idFor(caller, reference);
    const pattern = call.slice(call.indexOf('/'));
    const place = encodeURIComponent(wellFormed(String(withIds(id, idOf))));
    const ids = this.#someIds(caller);
    const path = pattern
      .replace('{id}', place)
      .replace('{clientId}', String(ids.client))
      .replace('{goalId}', String(ids.goal));
    const address = path + queryText(withIds(query, idOf));
    const body = bodyOf(request, ids);
    const reply = await caller.visitor.request(method, address, withIds(body, idOf), headers);
    if (reply.status === 204 && method === 'DELETE') forget(caller, pattern, Number(place));
    remember(caller, pattern, reply);
    // Who signed out, or was signed out, comes back.
    if (reply.status === 401 && caller.username !== undefined) await this.#signIn(caller);
    return reply;
  }

  async #signIn({ visitor, username }: Caller): Promise<void> {
    await visitor.post('/api/login', { username, password: 'quiet-swing-42' });
  }

  /** Mostly one's own, seldom a colleague's, and one that is not there where nothing is known. */
  #idFor(caller: Caller, { list, at }: RecordReference): number {
    const known =
      (at * 1_000) % 10 < 0.5 ? this.#callers.find((other) => other !== caller)?.known : caller.known;
    const ids = known?.get(list) ?? [];
    return ids[Math.floor(at * ids.length)] ?? 999_999;
  }

  /** One record of each kind that calls are about. */
  #someIds(caller: Caller): CallIds {
    const latest = (list: string) => this.#idFor(caller, new RecordReference(list, 0.9999));
    const session = latest('sessions');
    return {
      ...noIds,
      ...Object.fromEntries(listedSpecimens.map(({ list, listed: [name] }) => [name, latest(list)])),
      client: caller.clientOfSession.get(session) ?? latest('clients'),
      session,
      billableSession: session,
    };
  }
}

/** The body of a request: made up, or one that the call takes with some made-up fields in it. */
function bodyOf({ call, body, changedFields }: MadeUpRequest, ids: CallIds): unknown {
  const right = changedFields === undefined ? undefined : rightBody(call, ids);
  if (right === undefined || typeof body !== 'object' || body === null) return body;
  return { ...right, ...Object.fromEntries(Object.entries(body).slice(0, changedFields)) };
}

const createdRecords = z.array(
  z.object({ id: z.optional(z.catch(z.number(), 0)), clientId: z.optional(z.catch(z.number(), 0)) }),
);

/** A series is in the list of sessions, and comes as several; joined sessions come as their group. */
function listOf(pattern: string): string {
  return pattern.endsWith('/group/join') ? 'groups' : (pattern.split('/')[2] ?? '');
}

function remember({ known, clientOfSession }: Caller, pattern: string, reply: TestReply): void {
  if (reply.status !== 201 || !reply.headers.get('content-type')?.startsWith('application/json')) return;
  const list = listOf(pattern);
  for (const record of createdRecords.parse([reply.json()].flat())) {
    if (record.id === undefined) continue;
    known.set(list, [...(known.get(list) ?? []), record.id].slice(-KNOWN));
    if (list === 'sessions' && record.clientId !== undefined) clientOfSession.set(record.id, record.clientId);
  }
}

function forget({ known }: Caller, pattern: string, gone: number): void {
  const ids = known.get(listOf(pattern)) ?? [];
  known.set(
    listOf(pattern),
    ids.filter((id) => id !== gone),
  );
}

function queryText(query: unknown): string {
  const pairs = Object.entries(Object(query)).map(([name, value]) => [
    name,
    wellFormed(typeof value === 'object' ? JSON.stringify(value) : String(value)),
  ]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function wellFormed(text: string): string {
  return text.toWellFormed();
}
