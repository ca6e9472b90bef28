import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Bytes still read of a refused body: enough for one slightly too large, so that its connection can continue. */
const REST_LIMIT_BYTES = 64 * 1024;
/** Time the sender of a larger body has to read the refusal. */
const DRAIN_MS = 2_000;

/**
 * Sends a refusal at once, and ends the reply when the rest of the body has arrived or the time to read it is over:
 * closing a connection while data still arrives resets it, and many clients then lose the reply. A large rest is not
 * read.
 */
export function sendBeforeBodyEnds(reply: FastifyReply, sentence: string): FastifyReply {
  const { raw } = reply.request;
  if (!isBodyUnread(raw)) return reply.send(sentence);
  const bytes = Buffer.from(sentence);
  if (isRestLarge(raw)) reply.header('connection', 'close');
  return reply.header('content-length', bytes.length).send(Readable.from(sendThenDrain(bytes, raw, reply)));
}

function isBodyUnread(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length) > 0;
  return hasBody && !request.complete && !request.readableEnded && !request.destroyed;
}

function isRestLarge({ headers }: IncomingMessage): boolean {
  return !(Number(headers['content-length']) <= REST_LIMIT_BYTES);
}

async function* sendThenDrain(sentence: Buffer, request: IncomingMessage, reply: FastifyReply) {
  yield sentence;
  const isRead = await drainRest(request);
  if (!isRead) reply.raw.once('finish', () => request.destroy());
}

/** Resolves with true when the body has ended, with false when more remains than is read. */
function drainRest(request: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), DRAIN_MS);
  let left = REST_LIMIT_BYTES;
  request.on('data', (chunk: Buffer) => {
    // The chunk that exceeds the limit may be the last one; the next is too many.
    if (left <= 0) request.pause();
    left -= chunk.length;
  });
  for (const end of ['end', 'close', 'error']) request.once(end, () => resolve(true));
  return promise.finally(() => clearTimeout(timer));
}
