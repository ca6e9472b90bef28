import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CaseloadVersions } from '#domain/program/caseload-versions.ts';
import type { Caseload, CaseloadQueries } from '#server/platform/database/caseload.ts';
import { compressors, type Encoding } from './compression.ts';

/** A list in parts, each small enough to be read and serialized without delaying other requests. */
export type ListParts = AsyncIterable<readonly unknown[]>;

interface LongList {
  list: (queries: CaseloadQueries) => ListParts;
  encoding: Encoding;
  /** Called with the whole body before its last byte is sent. */
  onComplete: (body: Buffer) => void;
}

interface LongReply {
  /** The versions of the list's snapshot. */
  versions: CaseloadVersions;
  body: Readable;
}

/**
 * Starts a list reply that is sent while it is read, from one snapshot. Other requests run between two parts;
 * compression runs in other threads. A slow caller does not slow the reading down.
 */
export function streamList(caseload: Caseload, { list, encoding, onComplete }: LongList): Promise<LongReply> {
  return new Promise((resolve, reject) => {
    const sent = caseload.snapshot(async (queries, versions) => {
      const body = new BufferedBody(onComplete);
      resolve({ versions, body });
      await pipeline([Readable.from(jsonOf(list(queries))), ...compressors(encoding), body]);
    });
    // After the reply has started, its sender sees a failure on the stream itself.
    sent.catch(reject);
  });
}

async function* jsonOf(parts: ListParts): AsyncGenerator<Buffer> {
  let before = '[';
  for await (const part of parts) {
    if (part.length > 0) yield Buffer.from(before + JSON.stringify(part).slice(1, -1));
    before = part.length > 0 ? ',' : before;
    await new Promise(setImmediate);
  }
  yield Buffer.from(before === '[' ? '[]' : ']');
}

/**
 * Passes data through without waiting for its consumer, and calls `onComplete` with the whole body before it ends.
 */
class BufferedBody extends Transform {
  readonly #pieces: Buffer[] = [];
  readonly #onComplete: LongList['onComplete'];

  constructor(onComplete: LongList['onComplete']) {
    super({ readableHighWaterMark: Number.MAX_SAFE_INTEGER });
    this.#onComplete = onComplete;
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece);
    done(null, piece);
  }

  override _flush(done: TransformCallback): void {
    this.#onComplete(Buffer.concat(this.#pieces));
    done();
  }
}
