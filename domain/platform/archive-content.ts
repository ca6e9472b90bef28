/** The largest content of an archive that is read, in bytes: some ten thousand sessions with long notes. */
export const ARCHIVE_CONTENT_LIMIT_BYTES = 64 * 1024 * 1024;
/** The file of an archive that holds all of it. */
export const ARCHIVE_CONTENT = 'everything.json';

/** Whether a file of an archive is the one that holds all of it, also in a folder where the zip was packed anew. */
export function isArchiveContent(name: string): boolean {
  return name === ARCHIVE_CONTENT || /^[^/]+\/everything\.json$/.test(name);
}
