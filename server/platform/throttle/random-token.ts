import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Returns a random token for a cookie that cannot be guessed. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the stored hash of a token: enough to recognize it, useless for signing in. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
