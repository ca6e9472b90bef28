import { ARCHIVE_CONTENT } from '#domain/platform/archive-content.ts';
import { type HttpError, invalid } from './errors.ts';

/** Returns the error for one row of an archive, with its position. */
export function invalidRow(table: string, index: number, message: string): HttpError {
  return invalid(`${ARCHIVE_CONTENT}, ${table}, row ${index + 1}: ${message}`);
}
