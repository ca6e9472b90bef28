import type { FastifyReply } from 'fastify';
import { connectionEnded } from '#server/platform/http/errors.ts';

/** Answers with a PDF to be kept under `name`; it holds records, and no cache on the way keeps it. */
export function replyPdf(reply: FastifyReply, name: string, file: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file);
}

/** Aborts when whoever asked has gone: what is waiting for a thread then waits no longer. */
export function whileAsked({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(connectionEnded()));
  return gone.signal;
}
