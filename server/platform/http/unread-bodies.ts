import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What is still read of a body that was refused: one a little too large, on a connection that then goes on. */
const REST_LIMIT_BYTES = 64 * 1024;
/** How long whoever sends more than that has to read why it was refused. */
const PARTING_MS = 2_000;

/**
 * Sends the words of a refusal at once, and ends the answer when the rest of the body has come, or the time to read
 * the words is over: a connection that is closed while something still comes in is reset, and the answer is lost on
 * its way to many clients. A large rest is not read.
 */
export function sendBeforeBodyEnds(reply: FastifyReply, words: string): FastifyReply {
  const { raw } = reply.request;
  if (!isBodyUnread(raw)) return reply.send(words);
  const bytes = Buffer.from(words);
  if (isRestLarge(raw)) reply.header('connection', 'close');
  return reply.header('content-length', bytes.length).send(Readable.from(thenRest(bytes, raw, reply)));
}

function isBodyUnread(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length) > 0;
  return hasBody && !request.complete && !request.readableEnded && !request.destroyed;
}

function isRestLarge({ headers }: IncomingMessage): boolean {
  return !(Number(headers['content-length']) <= REST_LIMIT_BYTES);
}

async function* thenRest(words: Buffer, request: IncomingMessage, reply: FastifyReply) {
  yield words;
  const isRead = await readRest(request);
  if (!isRead) reply.raw.once('finish', () => request.destroy());
}

/** Resolves with whether the body has come to its end; with false when there is more of it than is read. */
function readRest(request: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const parting = setTimeout(() => resolve(false), PARTING_MS);
  let left = REST_LIMIT_BYTES;
  request.on('data', (chunk: Buffer) => {
    // The chunk that goes beyond may be the last one; another one is too many.
    if (left <= 0) request.pause();
    left -= chunk.length;
  });
  for (const end of ['end', 'close', 'error']) request.once(end, () => resolve(true));
  return promise.finally(() => clearTimeout(parting));
}
