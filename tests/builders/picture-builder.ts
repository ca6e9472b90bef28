import { crc32, deflateSync } from 'node:zlib';

/** Builds a gray PNG of this size; `sizeInHeader` is the size in its header. */
export function buildPicture(width = 400, height = 480, sizeInHeader = { width, height }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(sizeInHeader.width, 0);
  head.writeUInt32BE(sizeInHeader.height, 4);
  // Eight bits a pixel, gray.
  head.set([8, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 0x99);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
