import type { ApiCall, ApiReply } from '#domain/program/api-replies.ts';
import { addressed, type ItemOf, type ListCall, type ListParams, type SentWith } from './calls.ts';
import { recordVersions } from './caseload-version.ts';
import { attendanceHeaders } from './person-activity.ts';
import { type CachedReply, cachedReply, cacheReply } from './reply-cache.ts';
import { throughGate } from './sign-in-gate.ts';
import { undoListener } from './undo-listener.ts';

/** A reply other than success. Its message is displayed: the status, a colon, and the server's sentence. */
export class RequestError extends Error {
  readonly status: number;
  /** The form field that the server refused; undefined if it is about none. */
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** The parameters are optional if the call has no id. */
type Arguments<Call extends ApiCall> = Call extends `${string}/:id${string}`
  ? [sent: SentWith<Call>]
  : [sent?: SentWith<Call>];

/**
 * Makes a call, such as `request('GET /api/clients/:id', { id })`, with this browser's cookies, and returns its JSON;
 * undefined if there is none. The reply's type comes from domain/program/api-replies.ts. Throws RequestError for
 * every other status. On a signed-in page, a call whose sign-in has ended waits until the user has signed in again.
 * Two calls with the same `idempotencyKey` create one record.
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

/** A page of a list, up to the request's limit. */
export interface ListPage<Item> {
  items: Item[];
  /** The address of the next page; undefined for the last. */
  next: string | undefined;
  /** The number of items in the whole list, known with its first page. */
  total: number | undefined;
}

/** Requests a page of a list by its limit and cursor; refusals and ended sign-ins are handled as by `request`. */
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

/** Like `request`, for signing in and out: a 401 is returned as a failure. */
export async function requestSignIn<Call extends ApiCall>(
  call: Call,
  ...[sent]: Arguments<Call>
): Promise<ApiReply<Call>> {
  const [method, address] = addressed(call, sent);
  const response = await send(method, address, sent?.body);
  await refuseFailure(response);
  return parsed(await response.text());
}

// An unchanged list is not sent again.
async function read(path: string, signal?: AbortSignal): Promise<CachedReply> {
  const kept = cachedReply(path);
  const cachedTag = kept?.headers.get('etag') ?? undefined;
  const response = await throughGate(() => send('GET', path, undefined, { signal, cachedTag }));
  if (kept && response.status === 304) return kept;
  await refuseFailure(response);
  const answer = { headers: response.headers, text: await response.text() };
  cacheReply(path, answer);
  return answer;
}

interface SendOptions {
  signal?: AbortSignal | undefined;
  /** The ETag of the cached reply. */
  cachedTag?: string | undefined;
  idempotencyKey?: string | undefined;
}

function send(method: string, path: string, body: unknown, options: SendOptions = {}): Promise<Response> {
  const { signal = null, cachedTag, idempotencyKey } = options;
  return recordVersions(method, () =>
    reach(path, {
      method,
      credentials: 'include',
      headers: {
        ...attendanceHeaders(),
        ...typeOf(body),
        ...(cachedTag && { 'if-none-match': cachedTag }),
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

/** Browsers have their own messages, none of them plain. */
export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';

/** Fetches; throws an error with a plain message if the server is unreachable. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw error instanceof TypeError ? new Error(UNREACHABLE, { cause: error }) : error;
  }
}

/** Throws RequestError with the server's sentence unless the reply is a success. */
export async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const sentence = (await response.text()) || response.statusText;
  const field = response.headers.get('refused-field') ?? undefined;
  throw new RequestError(response.status, `${response.status}: ${sentence}`, field);
}

/** Returns the server's sentence if it refused with this status; undefined for other failures. */
export function refusalOf(error: unknown, status: number): string | undefined {
  if (!(error instanceof RequestError) || error.status !== status) return undefined;
  return error.message.slice(`${status}: `.length);
}

/** Returns the text of a failure toast: the error's message, or that there is none. */
export function failureText(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unknown error occurred';
}

// The server's tests check every reply's shape; it is not checked again here.
function parsed(text: string) {
  return text === '' ? undefined : JSON.parse(text);
}
