import {
  ARCHIVE_CONTENT,
  ARCHIVE_CONTENT_LIMIT_BYTES,
  isArchiveContent,
} from '#domain/platform/archive-content.ts';

/** Thrown for a file that is not an archive of this program; the message says so. */
class UnreadableArchive extends Error {}

const TOO_LARGE = `${ARCHIVE_CONTENT} is larger than 64 MB, which is more than can be imported.`;
const LOCAL_HEADER = 0x04034b50;

/**
 * Returns the part of an archive that the server needs: the file with all data, compressed again. The PDF invoices,
 * most of its size, are not sent. That file by itself is an archive too: some browsers unpack what they download.
 * Throws UnreadableArchive.
 */
export async function archiveUpload(file: File): Promise<Blob> {
  const { unzipSync, zipSync } = await import('fflate');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = isJson(bytes) ? limited(bytes) : contentOf(bytes, unzipSync);
  return new Blob([new Uint8Array(zipSync({ [ARCHIVE_CONTENT]: content }))], { type: 'application/zip' });
}

function isJson(bytes: Uint8Array): boolean {
  return /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}

function limited(content: Uint8Array): Uint8Array {
  if (content.length > ARCHIVE_CONTENT_LIMIT_BYTES) throw new UnreadableArchive(TOO_LARGE);
  return content;
}

type Unzip = typeof import('fflate').unzipSync;

function contentOf(zip: Uint8Array, unzip: Unzip): Uint8Array {
  if (isLocked(zip)) {
    throw new UnreadableArchive(
      `This zip file has a password. Open it with the password, then choose ${ARCHIVE_CONTENT} that is in it.`,
    );
  }
  const [content] = Object.values(unzipped(zip, unzip));
  if (content) return content;
  throw new UnreadableArchive(
    `${ARCHIVE_CONTENT} is missing. Please choose the zip file that Export Everything made.`,
  );
}

/** Returns whether the first file of a zip that is not empty has a password; a folder has none. */
function isLocked(zip: Uint8Array): boolean {
  const view = new DataView(zip.buffer);
  let at = 0;
  while (at + 30 <= zip.length && view.getUint32(at, true) === LOCAL_HEADER) {
    const [flags, packedSize] = [view.getUint16(at + 6, true), view.getUint32(at + 18, true)];
    if (flags % 2 === 1) return true;
    if (packedSize > 0) return false;
    at += 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  }
  return false;
}

function unzipped(zip: Uint8Array, unzip: Unzip): Record<string, Uint8Array> {
  try {
    return unzip(zip, {
      filter: ({ name, originalSize }) => {
        if (!isArchiveContent(name)) return false;
        if (originalSize > ARCHIVE_CONTENT_LIMIT_BYTES) throw new UnreadableArchive(TOO_LARGE);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    throw new UnreadableArchive(
      'This is not a zip file, or it is damaged. Please choose the one that Export Everything made.',
    );
  }
}
