/** The kind of file, if it is not a text table. */
export type NoTable = 'workbook' | 'other';

const UTF_16_MARKS = [
  { label: 'utf-16le', first: 0xff, second: 0xfe },
  { label: 'utf-16be', first: 0xfe, second: 0xff },
];

/**
 * Returns a file's text: UTF-8 with or without a byte order mark, UTF-16 with one ("Unicode Text"), otherwise
 * Windows-1252; or what kind of file it is if it is not text.
 */
export function decodeTable(bytes: Uint8Array): { text: string } | { not: NoTable } {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return { not: 'workbook' };
  const utf16 = UTF_16_MARKS.find((mark) => mark.first === first && mark.second === second);
  if (utf16) return { text: new TextDecoder(utf16.label).decode(bytes) };
  if (bytes.includes(0)) return { not: 'other' };
  return { text: decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes) };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
