import * as z from 'zod/mini';

/** The number that names a record; `message` answers anything that cannot be one. */
export function recordId(message: string) {
  return z.int(message).check(z.positive(message));
}

/** The id in a path segment or a query parameter, or undefined when the text is not a plain positive number. */
export function parseRecordId(text: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The moment a change was last seen at: sent back with a change, so that nobody's newer work is overwritten. */
export const seenUpdatedAt = z.optional(z.string('Please reload this page and try again'));
