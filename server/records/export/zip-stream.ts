import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive; its content may be produced in pieces. */
export interface ZipEntry {
  name: string;
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Whether it is already compressed, as a PDF is. */
  isPacked?: boolean;
}

const PIECE_BYTES = 64 * 1024;

/**
 * Yields an archive while it is produced: an entry is requested after the previous ones were consumed, so that only
 * one is in memory, and other requests run after each piece.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  for await (const { name, pieces, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = now;
    zip.add(file);
    for await (const piece of bounded(pieces)) {
      file.push(piece);
      yield* made.splice(0);
      await nextTurn();
    }
    file.push(new Uint8Array(0), true);
    if (failure) throw failure;
    // A small file is sent before the next one is requested.
    yield* made.splice(0);
  }
  zip.end();
  if (failure) throw failure;
  yield* made.splice(0);
}

async function* bounded(pieces: ZipEntry['pieces']): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      yield bytes.subarray(start, start + PIECE_BYTES);
    }
  }
}
