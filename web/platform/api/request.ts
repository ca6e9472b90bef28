import type { ApiCall, ApiReply } from '#domain/program/api-replies.ts';
import { addressed, type ItemOf, type ListCall, type ListParams, type SentWith } from './calls.ts';
import { notingVersion } from './caseload-version.ts';
import { type KeptReply, keepReply, keptReply } from './kept-replies.ts';
import { undoListener } from './noted-undo.ts';
import { attendanceHeaders } from './person-activity.ts';
import { throughGate } from './sign-in-gate.ts';

/** An answer other than success. The message is what people read: the status, a colon, and the server's sentence. */
export class RequestError extends Error {
  readonly status: number;
  /** The field of the sent form that the server refused; undefined where it is about none. */
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** Where a call has no place for an id, nothing has to go with it. */
type Arguments<Call extends ApiCall> = Call extends `${string}/:id${string}`
  ? [sent: SentWith<Call>]
  : [sent?: SentWith<Call>];

/**
 * Makes a call, as `request('GET /api/clients/:id', { id })`, with this browser's cookies and gives the JSON it
 * answers, undefined when it answers nothing. What that is, domain/program/api-replies.ts says; nobody states it here.
 * Throws RequestError for every status that is not a success. On a signed-in page a call whose sign-in has ended waits
 * until somebody has signed in again. Two calls with the same `idempotencyKey` make one record.
 */
export async function request<Call extends ApiCall>(
  call: Call,
  ...[sent]: Arguments<Call>
): Promise<ApiReply<Call>> {
  const [method, address] = addressed(call, sent);
  if (method === 'GET') return parsed((await read(address)).text);
  const noteUndo = undoListener();
  const response = await throughGate(() =>
    send(method, address, sent?.body, { idempotencyKey: sent?.idempotencyKey }),
  );
  await refuseFailure(response);
  noteUndo?.(response.headers.get('undo'));
  return parsed(await response.text());
}

/** A part of a list, as long as the request's limit. */
export interface ListPage<Item> {
  items: Item[];
  /** The address of the part after it; undefined for the last. */
  next: string | undefined;
  /** How many items the whole list has, told with its first part. */
  total: number | undefined;
}

/**
 * Asks for the part of a list that `part` tells of, by its limit and what comes with `next`; refusals and the end of
 * a sign-in are as for `request`.
 */
export async function requestPage<Call extends ListCall>(
  call: Call,
  sent: SentWith<Call>,
  part: ListParams,
  signal?: AbortSignal,
): Promise<ListPage<ItemOf<Call>>> {
  const [, address] = addressed(call, { ...sent, query: { ...sent.query, ...part } });
  const { headers, text } = await read(address, signal);
  const total = headers.get('total-count');
  return {
    items: parsed(text),
    next: /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1],
    total: total === null ? undefined : Number(total),
  };
}

/** As `request`, for signing in and out itself: a 401 is an answer. */
export async function requestSignIn<Call extends ApiCall>(
  call: Call,
  ...[sent]: Arguments<Call>
): Promise<ApiReply<Call>> {
  const [method, address] = addressed(call, sent);
  const response = await send(method, address, sent?.body);
  await refuseFailure(response);
  return parsed(await response.text());
}

// What did not change since the page read it is not sent again.
async function read(path: string, signal?: AbortSignal): Promise<KeptReply> {
  const kept = keptReply(path);
  const keptTag = kept?.headers.get('etag') ?? undefined;
  const response = await throughGate(() => send('GET', path, undefined, { signal, keptTag }));
  if (kept && response.status === 304) return kept;
  await refuseFailure(response);
  const answer = { headers: response.headers, text: await response.text() };
  keepReply(path, answer);
  return answer;
}

interface SendOptions {
  signal?: AbortSignal | undefined;
  /** The tag of an answer that the page still has. */
  keptTag?: string | undefined;
  idempotencyKey?: string | undefined;
}

function send(method: string, path: string, body: unknown, options: SendOptions = {}): Promise<Response> {
  const { signal = null, keptTag, idempotencyKey } = options;
  return notingVersion(method, () =>
    reach(path, {
      method,
      credentials: 'include',
      headers: {
        ...attendanceHeaders(),
        ...typeOf(body),
        ...(keptTag && { 'if-none-match': keptTag }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      signal,
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    }),
  );
}

function typeOf(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Blob ? body.type : 'application/json' };
}

/** What every browser says in words of its own, none of them plain. */
const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';

/** Fetches; throws an error in plain words when there is no way to the server. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw error instanceof TypeError ? new Error(UNREACHABLE, { cause: error }) : error;
  }
}

/** Throws RequestError, with the server's sentence, for every answer that is not a success. */
export async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const sentence = (await response.text()) || response.statusText;
  const field = response.headers.get('refused-field') ?? undefined;
  throw new RequestError(response.status, `${response.status}: ${sentence}`, field);
}

/** The server's sentence when it refused with this status; undefined for every other failure. */
export function refusalOf(error: unknown, status: number): string | undefined {
  if (!(error instanceof RequestError) || error.status !== status) return undefined;
  return error.message.slice(`${status}: `.length);
}

/** What a failure toast says: the error's own message, or that it has none. */
export function failureText(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unknown error occurred';
}

// The server's tests hold every answer to its shape; it is not checked a second time here.
function parsed(text: string) {
  return text === '' ? undefined : JSON.parse(text);
}
