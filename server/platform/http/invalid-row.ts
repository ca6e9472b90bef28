import { ARCHIVE_CONTENT } from '#domain/platform/archive-content.ts';
import { type HttpError, invalid } from './errors.ts';

/** The refusal of one row of an archive, which says where it is. */
export function invalidRow(table: string, index: number, message: string): HttpError {
  return invalid(`${ARCHIVE_CONTENT}, ${table}, row ${index + 1}: ${message}`);
}
