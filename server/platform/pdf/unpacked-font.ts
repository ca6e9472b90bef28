import { inflateSync } from 'node:zlib';
import { type FontTable, fontFile } from './font-file.ts';

/** The head of a WOFF file, and what it says of each table. */
const WOFF_HEAD_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** Returns the OpenType font in a WOFF file. Reading the compressed file would unpack a table at each lookup. */
export function unpackedFont(woff: Buffer): Buffer {
  return fontFile(woff.readUInt32BE(4), tablesOf(woff));
}

function tablesOf(woff: Buffer): FontTable[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEAD_BYTES + index * WOFF_ENTRY_BYTES;
    const [tag = 0, offset = 0, packedBytes = 0, bytes = 0, checksum = 0] = [0, 4, 8, 12, 16].map((place) =>
      woff.readUInt32BE(at + place),
    );
    const content = woff.subarray(offset, offset + packedBytes);
    return { tag, checksum, content: packedBytes < bytes ? inflateSync(content) : content };
  });
}
