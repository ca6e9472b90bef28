import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const SHORTEST_END = 22;
const LONGEST_COMMENT = 0xffff;
/** Each invoice is one file of an archive; no practice has more than this many. */
const MOST_ENTRIES = 50_000;
const [STORED, DEFLATED] = [0, 8];

/** Why a zip was not read: not a zip or damaged, with a password, too large when unpacked, or with too many files. */
export class UnreadableZip extends Error {
  readonly reason: 'damaged' | 'locked' | 'too large' | 'too many files';

  constructor(reason: UnreadableZip['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Returns the content of the first file of a zip for which `isWanted` is true; undefined if there is none. Never
 * unpacks more than `limit` bytes, whatever sizes the zip states, and reads no other file. `look` receives each
 * unpacked piece and stops the unpacking by throwing. The content has its own memory, which can be transferred to a
 * thread. Throws UnreadableZip, or what `look` throws.
 */
export async function readZipEntry(
  zip: Buffer,
  isWanted: (name: string) => boolean,
  limit: number,
  look: (piece: Uint8Array) => void = () => undefined,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const entry = asDamaged(() => findEntry(zip, isWanted));
  if (entry === undefined) return undefined;
  if (entry.isLocked) throw new UnreadableZip('locked');
  if (entry.size > limit) throw new UnreadableZip('too large');
  const packed = asDamaged(() => packedBytes(zip, entry));
  const content = Buffer.allocUnsafeSlow(entry.size);
  let filled = 0;
  for await (const piece of unpackedPieces(packed, entry.method)) {
    const at = filled;
    filled += piece.length;
    if (filled > limit) throw new UnreadableZip('too large');
    look(piece);
    // A zip with a false size is damaged or too large; that is checked at the end.
    if (filled <= content.length) content.set(piece, at);
  }
  if (filled !== entry.size || crc32(content) !== entry.checksum) throw new UnreadableZip('damaged');
  return content;
}

// A damaged directory points outside of the file.
function asDamaged<Found>(find: () => Found): Found {
  try {
    return find();
  } catch (error) {
    throw error instanceof UnreadableZip ? error : new UnreadableZip('damaged');
  }
}

interface Entry {
  isLocked: boolean;
  method: number;
  checksum: number;
  packedSize: number;
  size: number;
  headerAt: number;
}

function findEntry(zip: Buffer, isWanted: (name: string) => boolean): Entry | undefined {
  const end = endOfDirectory(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnreadableZip('too many files');
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new UnreadableZip('damaged');
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    if (isWanted(zip.toString('utf8', at + 46, nameEnd))) {
      return {
        isLocked: (zip.readUInt16LE(at + 8) & 1) === 1,
        method: zip.readUInt16LE(at + 10),
        checksum: zip.readUInt32LE(at + 16),
        packedSize: zip.readUInt32LE(at + 20),
        size: zip.readUInt32LE(at + 24),
        headerAt: zip.readUInt32LE(at + 42),
      };
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return undefined;
}

// Searched from the end, because a comment may follow it.
function endOfDirectory(zip: Buffer): number {
  const last = zip.length - SHORTEST_END;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableZip('damaged');
}

function packedBytes(zip: Buffer, { headerAt, packedSize }: Entry): Buffer {
  if (zip.readUInt32LE(headerAt) !== LOCAL_HEADER) throw new UnreadableZip('damaged');
  const start = headerAt + 30 + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28);
  return zip.subarray(start, start + packedSize);
}

async function* unpackedPieces(packed: Buffer, method: number): AsyncGenerator<Uint8Array> {
  if (method !== STORED && method !== DEFLATED) throw new UnreadableZip('damaged');
  if (method === STORED) {
    yield packed;
    return;
  }
  const unpacking = Readable.from([packed]).pipe(createInflateRaw());
  try {
    yield* unpacking;
  } catch {
    throw new UnreadableZip('damaged');
  } finally {
    unpacking.destroy();
  }
}
