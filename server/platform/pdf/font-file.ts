/** The head of an OpenType file, and what it says of each table. */
const HEAD_BYTES = 12;
const ENTRY_BYTES = 16;

export interface FontTable {
  /** Its four letters, as a number. */
  tag: number;
  checksum: number;
  content: Buffer;
}

/** Writes an OpenType file of tables, which stand in the order of their tags. `flavor` says what outlines they hold. */
export function fontFile(flavor: number, tables: readonly FontTable[]): Buffer {
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
  return Buffer.concat([headOf(flavor, tables.length), entries, ...contents]);
}

function headOf(flavor: number, tableCount: number): Buffer {
  const powerOfTwo = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** powerOfTwo * ENTRY_BYTES;
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(flavor);
  const values = [tableCount, searchRange, powerOfTwo, tableCount * ENTRY_BYTES - searchRange];
  for (const [place, value] of values.entries()) head.writeUInt16BE(value, 4 + place * 2);
  return head;
}
