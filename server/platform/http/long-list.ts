import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CaseloadVersions } from '#domain/program/caseload-versions.ts';
import type { Caseload, CaseloadQueries } from '#server/platform/database/caseload.ts';
import { compressors, type Encoding } from './compression.ts';

/** A list in parts, each small enough to be read and written out while nobody waits. */
export type ListParts = AsyncIterable<readonly unknown[]>;

interface LongList {
  list: (queries: CaseloadQueries) => ListParts;
  encoding: Encoding;
  /** Told the whole body before its last byte leaves. */
  onWhole: (body: Buffer) => void;
}

interface LongReply {
  /** How often each noun was changed at the moment that the list is of. */
  versions: CaseloadVersions;
  body: Readable;
}

/**
 * Begins to answer a list that is sent as it is read, all of it as of one moment. Between two parts others have their
 * turn; its compression is the work of other threads. It is read no slower for a caller who takes it slowly.
 */
export function streamList(caseload: Caseload, { list, encoding, onWhole }: LongList): Promise<LongReply> {
  return new Promise((resolve, reject) => {
    const sent = caseload.snapshot(async (queries, versions) => {
      const body = new KeptBody(onWhole);
      resolve({ versions, body });
      await pipeline([Readable.from(jsonOf(list(queries))), ...compressors(encoding), body]);
    });
    // Once the answer has begun, whoever sends it learns from the stream itself that it broke off.
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

/** What passes through it without waiting for whoever takes it, and is told whole before its end. */
class KeptBody extends Transform {
  readonly #pieces: Buffer[] = [];
  readonly #onWhole: LongList['onWhole'];

  constructor(onWhole: LongList['onWhole']) {
    super({ readableHighWaterMark: Number.MAX_SAFE_INTEGER });
    this.#onWhole = onWhole;
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece);
    done(null, piece);
  }

  override _flush(done: TransformCallback): void {
    this.#onWhole(Buffer.concat(this.#pieces));
    done();
  }
}
