import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** A reply in memory, compressed for each encoding on first use. */
export interface PreparedReply {
  status: number;
  headers: Record<string, string>;
  /** The ETag, without quotes and encoding. */
  tag: string;
  bodies: { identity: Buffer; br?: () => Promise<Buffer>; gzip?: () => Promise<Buffer> };
}

const compressible = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;
// The maximum: 0.2 seconds once, off the main thread, for a page that must fit a connection's first packets.
const BROTLI_QUALITY = 11;

/** Creates a reply whose body is compressed once for each encoding, on first use. */
export async function prepareReply(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<PreparedReply> {
  const isText = compressible.test(headers['content-type'] ?? '');
  return {
    status,
    headers,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies: isText ? { identity: body, ...compressions(body) } : { identity: body },
  };
}

/** Sends the reply in the smallest encoding that the browser accepts, or 304 if the browser has it. */
export async function sendPreparedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedReply,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], answer.bodies);
  const tag = `"${answer.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  reply.headers(answer.headers).header('etag', tag).header('vary', 'accept-encoding');
  if (answer.status === 200 && hasCopy(request.headers['if-none-match'], answer.tag)) {
    return reply.removeHeader('content-type').code(304).send();
  }
  const { identity, ...compressed } = answer.bodies;
  if (encoding === 'identity') return reply.code(answer.status).send(identity);
  const body = await compressed[encoding]?.();
  return reply.header('content-encoding', encoding).code(answer.status).send(body);
}

function compressions(body: Buffer) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return {
    br: once(() => promisify(brotliCompress)(body, { params })),
    gzip: once(() => promisify(gzip)(body, { level: 9 })),
  };
}

function once(compress: () => Promise<Buffer>): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined;
  return () => (compressed ??= compress());
}

function acceptedEncoding(accepted: string | undefined, bodies: PreparedReply['bodies']): Encoding {
  const wanted = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const takes = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0;
  if (bodies.br && takes('br')) return 'br';
  if (bodies.gzip && takes('gzip')) return 'gzip';
  return 'identity';
}

/**
 * Returns whether the browser has a copy: any encoding of the same body counts, with a strong or weak ETag.
 */
function hasCopy(condition: string | undefined, tag: string): boolean {
  return (condition ?? '').split(',').some((part) => {
    const known = part.trim().replace(/^W\//, '');
    return known === '*' || /^"(.+?)(-br|-gzip)?"$/.exec(known)?.[1] === tag;
  });
}
