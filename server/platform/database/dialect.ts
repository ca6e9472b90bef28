/** The two engines, and their differences in SQL. */
export type Engine = 'sqlite' | 'postgres';

/** Returns the name of the unique constraint that an error reports; undefined for other errors. */
export function brokenUniqueness(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && 'code' in error && error.code === '23505') return String(error.constraint);
  return /UNIQUE constraint failed: (?:index ')?([^']+)/.exec(error.message)?.[1];
}

/** Returns whether an error reports a broken foreign key. */
export function isBrokenReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === '23503' || error.code === '23001')) return true;
  return error.message.includes('FOREIGN KEY constraint failed');
}
