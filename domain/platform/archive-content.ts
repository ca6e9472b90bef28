/** The largest content of an archive that is read, in bytes: some ten thousand sessions with long notes. */
export const ARCHIVE_CONTENT_LIMIT_BYTES = 64 * 1024 * 1024;
/** The file of an archive that holds all of it. */
export const ARCHIVE_CONTENT = 'everything.json';

/** Returns whether a file of an archive is the one with all records, also inside a folder of a repacked zip. */
export function isArchiveContent(name: string): boolean {
  return name === ARCHIVE_CONTENT || /^[^/]+\/everything\.json$/.test(name);
}
