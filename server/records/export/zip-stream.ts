import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { type AsyncFlateStreamHandler, Zip, type ZipInputFile } from 'fflate';

/** One file of an archive; its content may be produced in pieces. */
export interface ZipEntry {
  name: string;
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Whether it is already compressed, as a PDF is. */
  isPacked?: boolean;
}

const PIECE_BYTES = 64 * 1024;
/** The format's codes for compression methods. */
const STORED = 0;
const DEFLATED = 8;

/**
 * Yields an archive while it is produced: an entry is requested after the previous ones were consumed, so that only
 * one is in memory, and other requests run after each piece. Files are compressed in a thread of Node's own.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  for await (const { name, pieces, isPacked = false } of entries) {
    const file = new ZippedFile(name, isPacked ? STORED : DEFLATED, now);
    zip.add(file);
    for await (const chunk of file.packed(pieces)) {
      file.ondata?.(null, new Uint8Array(chunk), false);
      yield* made.splice(0);
      await nextTurn();
    }
    file.ondata?.(null, new Uint8Array(0), true);
    if (failure) throw failure;
    // A small file is sent before the next one is requested.
    yield* made.splice(0);
  }
  zip.end();
  if (failure) throw failure;
  yield* made.splice(0);
}

/** A file whose size and checksum are known once its content was packed. */
class ZippedFile implements ZipInputFile {
  size = 0;
  crc = 0;
  readonly filename: string;
  readonly compression: number;
  readonly mtime: Date;
  /** Receives the packed bytes for the archive. */
  ondata?: AsyncFlateStreamHandler;

  constructor(filename: string, compression: number, mtime: Date) {
    this.filename = filename;
    this.compression = compression;
    this.mtime = mtime;
  }

  packed(pieces: ZipEntry['pieces']): AsyncIterable<Uint8Array> {
    const counted = this.#counted(pieces);
    // An error here is thrown where the result is read.
    return this.compression === STORED ? counted : pipeline(counted, createDeflateRaw(), () => undefined);
  }

  async *#counted(pieces: ZipEntry['pieces']): AsyncGenerator<Uint8Array> {
    for await (const piece of bounded(pieces)) {
      this.size += piece.length;
      this.crc = crc32(piece, this.crc);
      yield piece;
    }
  }
}

async function* bounded(pieces: ZipEntry['pieces']): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      yield bytes.subarray(start, start + PIECE_BYTES);
    }
  }
}
