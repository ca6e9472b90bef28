import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive; its content may be made piece by piece. */
export interface ZipEntry {
  name: string;
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Whether it is as small as it gets, as a PDF is: to pack it again takes time and saves nothing. */
  isPacked?: boolean;
}

const PIECE_BYTES = 64 * 1024;

/**
 * An archive as it is made: an entry is asked for when those before it have been taken, so that only one is in memory,
 * and other requests have their turn after each piece.
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
    // A small file leaves here, before the next one is asked for.
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
