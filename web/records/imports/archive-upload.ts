import {
  ARCHIVE_CONTENT,
  ARCHIVE_CONTENT_LIMIT_BYTES,
  isArchiveContent,
} from '#domain/platform/archive-content.ts';

/** Thrown for a file that is not an archive of this program; the message says so. */
class UnreadableArchive extends Error {}

/**
 * Returns the part of an archive that the server needs: the file with all data, compressed again. The PDF invoices,
 * most of its size, are not sent. Throws UnreadableArchive.
 */
export async function archiveUpload(file: File): Promise<Blob> {
  const { unzipSync, zipSync } = await import('fflate');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = contentOf(() =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isArchiveContent(name)) return false;
        if (originalSize > ARCHIVE_CONTENT_LIMIT_BYTES) {
          throw new UnreadableArchive(
            `${ARCHIVE_CONTENT} is larger than 64 MB, which is more than can be imported.`,
          );
        }
        return true;
      },
    }),
  );
  return new Blob([new Uint8Array(zipSync({ [ARCHIVE_CONTENT]: content }))], { type: 'application/zip' });
}

function contentOf(unzip: () => Record<string, Uint8Array>): Uint8Array {
  const [content] = Object.values(unzipped(unzip));
  if (content) return content;
  throw new UnreadableArchive(
    `${ARCHIVE_CONTENT} is missing. Please choose the zip file that Export Everything made.`,
  );
}

function unzipped(unzip: () => Record<string, Uint8Array>): Record<string, Uint8Array> {
  try {
    return unzip();
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    throw new UnreadableArchive(
      'This is not a zip file, or it is damaged. Please choose the one that Export Everything made.',
    );
  }
}
