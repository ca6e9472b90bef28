import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const SHORTEST_END = 22;
const LONGEST_COMMENT = 0xffff;
const [STORED, DEFLATED] = [0, 8];

/** Why a zip was not read: no zip at all or a damaged one, one with a password, or one that is too large unpacked. */
export class UnreadableZip extends Error {
  readonly reason: 'damaged' | 'locked' | 'too large';

  constructor(reason: UnreadableZip['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The content of the first file of a zip whose name is wanted; undefined when there is none. Never unpacks more than
 * `limit` bytes, whatever the zip says about its sizes, and looks at no other file. Throws UnreadableZip.
 */
export async function readZipEntry(
  zip: Buffer,
  isWanted: (name: string) => boolean,
  limit: number,
): Promise<Buffer | undefined> {
  try {
    const entry = findEntry(zip, isWanted);
    return entry && (await unpacked(zip, entry, limit));
  } catch (error) {
    if (error instanceof UnreadableZip) throw error;
    // A place outside of the file, or bytes that cannot be unpacked.
    throw new UnreadableZip(isTooLarge(error) ? 'too large' : 'damaged');
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

// A comment may follow it, so it is looked for from the end.
function endOfDirectory(zip: Buffer): number {
  const last = zip.length - SHORTEST_END;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableZip('damaged');
}

async function unpacked(zip: Buffer, entry: Entry, limit: number): Promise<Buffer> {
  if (entry.isLocked) throw new UnreadableZip('locked');
  if (entry.size > limit) throw new UnreadableZip('too large');
  if (zip.readUInt32LE(entry.headerAt) !== LOCAL_HEADER) throw new UnreadableZip('damaged');
  const start =
    entry.headerAt + 30 + zip.readUInt16LE(entry.headerAt + 26) + zip.readUInt16LE(entry.headerAt + 28);
  const packed = zip.subarray(start, start + entry.packedSize);
  const content = await contentOf(packed, entry.method, limit);
  if (content.length !== entry.size || crc32(content) !== entry.checksum) throw new UnreadableZip('damaged');
  return content;
}

async function contentOf(packed: Buffer, method: number, limit: number): Promise<Buffer> {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new UnreadableZip('damaged');
  return inflate(packed, { maxOutputLength: limit });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
