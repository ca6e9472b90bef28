import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '#server/platform/database/outage.ts';
import { WritingStopped } from '#server/platform/database/writing-stopped.ts';
import { connectionEnded, HttpError } from './errors.ts';
import { sendError } from './replies.ts';

const sentences: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is too large to be saved',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON',
  FST_ERR_BAD_URL: 'This address is not valid',
  FST_ERR_MAX_PARAM_LENGTH: 'This address is too long',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request was cut off on its way. Please try again',
};

/**
 * Turns every error of a route into a status and one plain sentence; unexpected ones are logged once, with the
 * request id.
 */
export function handleError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError) return sendError(reply, error);
  if (error instanceof WritingStopped) {
    return sendError(reply, new HttpError(503, 'Nothing can be saved at the moment. Please try again later'));
  }
  // The caller left before the whole body had arrived: a connection was lost, but not the database's.
  if (error === request.raw.errored) return sendError(reply, connectionEnded());
  if (isOutage(error)) {
    request.log.error({ code: 'code' in error ? error.code : 'none' }, 'the database does not answer');
    return sendError(
      reply,
      new HttpError(503, 'The records cannot be reached at the moment. Please try again in a minute', {
        'retry-after': '60',
      }),
    );
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500) {
    const sentence = ('code' in error && sentences[error.code]) || 'The request is not valid';
    return sendError(reply, new HttpError(status, sentence));
  }
  // The stack shows the place; the message may quote a record, so it stays out of the log.
  request.log.error({ error: error.name, stack: framesOf(error) }, 'unexpected error');
  return sendError(
    reply,
    new HttpError(500, `Something went wrong on our side. Please try again (reference ${request.id})`, {
      'x-request-id': request.id,
    }),
  );
}

/** Returns where an error arose, without its message, whose lines can look like places too. */
export function framesOf({ stack = '', message }: Error): string[] {
  const from = stack.indexOf(message);
  const frames = message !== '' && from !== -1 ? stack.slice(from + message.length) : stack;
  return frames.split('\n').filter((line) => line.trimStart().startsWith('at '));
}
