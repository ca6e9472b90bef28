import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer held in memory, in every encoding a browser may ask for. */
export interface KeptReply {
  status: number;
  headers: Record<string, string>;
  /** Without quotes and encoding. */
  tag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

const compressible = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;
// The best there is: 0.2 seconds once, off the main thread, for a page that must fit a connection's first packets.
const BROTLI_QUALITY = 11;

/** Compresses a body once, so that sending it is no work. */
export async function keepReply(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<KeptReply> {
  const isText = compressible.test(headers['content-type'] ?? '');
  return {
    status,
    headers,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies: isText ? { identity: body, ...(await compressed(body)) } : { identity: body },
  };
}

/** Sends the answer in the smallest encoding the browser takes, or 304 when it has it already. */
export function sendKeptReply(request: FastifyRequest, reply: FastifyReply, answer: KeptReply): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], answer.bodies);
  const tag = `"${answer.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  reply.headers(answer.headers).header('etag', tag).header('vary', 'accept-encoding');
  if (answer.status === 200 && hasCopy(request.headers['if-none-match'], answer.tag)) {
    return reply.removeHeader('content-type').code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(answer.bodies[encoding]);
}

async function compressed(body: Buffer) {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return { br, gzip: zipped };
}

function acceptedEncoding(accepted: string | undefined, bodies: KeptReply['bodies']): Encoding {
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

/** Any encoding of the same body counts as a copy, with or without the mark of a weak tag. */
function hasCopy(condition: string | undefined, tag: string): boolean {
  return (condition ?? '').split(',').some((part) => {
    const known = part.trim().replace(/^W\//, '');
    return known === '*' || /^"(.+?)(-br|-gzip)?"$/.exec(known)?.[1] === tag;
  });
}
