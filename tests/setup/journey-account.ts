import { randomBytes } from 'node:crypto';

export interface JourneyAccount {
  fullName: string;
  username: string;
  email: string;
  password: string;
}

/** Returns a therapist with a unique username and email. */
export function newAccount(overrides: Partial<JourneyAccount> = {}): JourneyAccount {
  const unique = randomBytes(5).toString('hex');
  return {
    fullName: 'Robin Sample',
    username: `robin-${unique}`,
    email: `robin-${unique}@example.com`,
    password: 'quiet-swing-42',
    ...overrides,
  };
}
