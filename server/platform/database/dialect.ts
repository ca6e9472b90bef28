/** The two engines, and everything that they say differently. */
export type Engine = 'sqlite' | 'postgres';

/** The name of the uniqueness rule that an error says was broken, or undefined when it says something else. */
export function brokenUniqueness(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && 'code' in error && error.code === '23505') return String(error.constraint);
  return /UNIQUE constraint failed: (?:index ')?([^']+)/.exec(error.message)?.[1];
}

/** Whether an error says that a row points to, or is pointed to by, a row that is not there (any more). */
export function isBrokenReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === '23503' || error.code === '23001')) return true;
  return error.message.includes('FOREIGN KEY constraint failed');
}
