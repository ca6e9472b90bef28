import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random text that nobody guesses, for a cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of such a text: enough to know it again, nothing to sign in with. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
