/** A kind of file that is no table in text, with what to do instead. */
const refusals = {
  workbook:
    'This is a workbook, not a CSV file. In Excel choose File, Save As, “CSV UTF-8”, then choose that file here.',
  numbers:
    'This is a Numbers file, not a CSV file. In Numbers choose File, Export To, CSV, then choose that file here.',
  webPage:
    'This is a web page, not a CSV file, also if its name ends in .xls. Open it in Excel, choose File, Save As, “CSV UTF-8”, then choose that file here.',
  document:
    'This is a text document, not a CSV file. Copy its table into a spreadsheet, with a row for each client, save that as CSV, then choose it here.',
  pdf: 'This is a PDF, which has no columns to read. Export the list as CSV from the program that made it, or copy it into a spreadsheet and save that as CSV.',
  contacts:
    'These are contacts (vCard), not a CSV file. Import them into Google Contacts or Outlook, export them there as CSV, then choose that file here.',
  calendar: 'This is a calendar, not a list of clients. Please choose a CSV file with a row for each client.',
  picture:
    'This is a picture, which has no text to read. Type the list into a spreadsheet, with a row for each client, and save it as CSV.',
  archive:
    'This is an export of this program. It comes in by Import an Archive, under Settings → Data, into an account without clients.',
  zip: 'This is a zip file. Unpack it, then choose the CSV file that is in it.',
  other: 'This is not a CSV file. Save the list as CSV in your spreadsheet, then choose that file here.',
} as const;
export type FileKind = keyof typeof refusals;

/** As many bytes show what a file is: the names of what is in a zip file stand before its parts. */
export const KIND_WITHIN_BYTES = 1024 * 1024;

const BEGINNING = 2_000;

/** How each kind begins. */
const beginnings: readonly [RegExp, FileKind][] = [
  [/^%PDF-/, 'pdf'],
  [/^BEGIN:VCARD/i, 'contacts'],
  [/^BEGIN:VCALENDAR/i, 'calendar'],
  [/^\{\\rtf/, 'document'],
  [/^<\?xml.{0,500}urn:schemas-microsoft-com:office:spreadsheet/s, 'workbook'],
  [/^(?:<!--.*?-->\s*)?<(?:!doctype|html|head|body|meta|table|style)\b/is, 'webPage'],
  [/^.PNG\r\n|^ÿØÿ|^GIF8|^RIFF.{4}WEBP|^.{4}ftyp(?:hei|mif|avif)/s, 'picture'],
  [/^(?:<\?xml|\{\s*"|\[\s*\{)/, 'other'],
];

/** What stands in a zip file of each kind: a name of one of its parts, or the type that it begins with. */
const parts: readonly [RegExp, FileKind][] = [
  [/^PK.{28}mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/s, 'workbook'],
  [/^PK.{28}mimetypeapplication\/vnd\.oasis\.opendocument\.text/s, 'document'],
  [/PK.{28}word\//s, 'document'],
  [/PK.{28}xl\//s, 'workbook'],
  [/PK.{28}Index[/.]/s, 'numbers'],
  [/PK.{28}everything\.json/s, 'archive'],
];

/** Returns the kind of a file by its first bytes; undefined if it may be a table. */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  // A letter for each byte.
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (text.startsWith('PK\x03') || text.startsWith('PK\x05'))
    return parts.find(([sign]) => sign.test(text))?.[1] ?? 'zip';
  if (text.startsWith('ÐÏ\x11à')) return text.includes('W\0o\0r\0d\0D\0o\0c') ? 'document' : 'workbook';
  // Text may begin with the mark of its encoding, and have two bytes for each letter.
  const start = text.slice(0, BEGINNING);
  const letters = start
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '')
    .trimStart();
  return beginnings.find(([sign]) => sign.test(start) || sign.test(letters))?.[1];
}

/** Returns what kind of file it is, and what to do instead. */
export function refusalOf(kind: FileKind): string {
  return refusals[kind];
}
