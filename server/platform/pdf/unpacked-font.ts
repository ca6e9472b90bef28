import { inflateSync } from 'node:zlib';

/** The head of a WOFF file, and what it says of each table. */
const WOFF_HEAD_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
/** The same of an OpenType file. */
const HEAD_BYTES = 12;
const ENTRY_BYTES = 16;

interface FontTable {
  tag: number;
  checksum: number;
  content: Buffer;
}

/**
 * A WOFF file as the OpenType file that was packed into it: whoever reads a packed one has to unpack a table each time
 * that something is looked up in it.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const tables = tablesOf(woff);
  const entries = Buffer.alloc(tables.length * ENTRY_BYTES);
  const contents: Buffer[] = [];
  let offset = HEAD_BYTES + entries.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const values = [tag, checksum, offset, content.length];
    for (const [place, value] of values.entries())
      entries.writeUInt32BE(value, index * ENTRY_BYTES + place * 4);
    const filler = Buffer.alloc(-content.length & 3);
    contents.push(content, filler);
    offset += content.length + filler.length;
  }
  return Buffer.concat([headOf(woff, tables.length), entries, ...contents]);
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

function headOf(woff: Buffer, tableCount: number): Buffer {
  const powerOfTwo = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** powerOfTwo * ENTRY_BYTES;
  const head = Buffer.alloc(HEAD_BYTES);
  woff.copy(head, 0, 4, 8);
  const values = [tableCount, searchRange, powerOfTwo, tableCount * ENTRY_BYTES - searchRange];
  for (const [place, value] of values.entries()) head.writeUInt16BE(value, 4 + place * 2);
  return head;
}
