import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What is still read of a body that was refused; whoever sends more loses the connection, and perhaps the answer. */
const REST_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Sends the words of a refusal at once, and ends the answer when the body has been read: a connection that is closed
 * while something still comes in is reset, and the answer is lost on its way to many clients.
 */
export function sendBeforeBodyEnds(reply: FastifyReply, words: string): FastifyReply {
  const { raw } = reply.request;
  if (!isBodyUnread(raw)) return reply.send(words);
  const bytes = Buffer.from(words);
  return reply.header('content-length', bytes.length).send(Readable.from(thenRest(bytes, raw, reply)));
}

function isBodyUnread(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length) > 0;
  return hasBody && !request.complete && !request.readableEnded && !request.destroyed;
}

async function* thenRest(words: Buffer, request: IncomingMessage, reply: FastifyReply) {
  yield words;
  const isRead = await readRest(request);
  if (!isRead) reply.raw.once('finish', () => request.destroy());
}

/** Resolves once the body has come to its end, or more of it has come than is read. */
function readRest(request: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let left = REST_LIMIT_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) resolve(false);
  });
  for (const end of ['end', 'close', 'error']) request.once(end, () => resolve(true));
  return promise;
}
