import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { requiredText } from '#domain/platform/text.ts';

/** Maximum number of passkeys per account; more than anybody's devices. */
export const MOST_PASSKEYS = 20;
/** Minutes a device may take to create or use a passkey. */
export const PASSKEY_MINUTES = 5;

/** One of the signed-in user's passkeys. */
export interface Passkey {
  id: number;
  name: string;
  createdAt: Instant;
  /** Null until it is first used to sign in. */
  lastUsedAt: Instant | null;
}

const name = requiredText('Please give this passkey a name', 1, 60);

export const passkeyName = z.object({ name });
export type PasskeyName = z.output<typeof passkeyName>;

const UNREADABLE = 'This passkey could not be read. Please try again';

const LONGEST_PART = 20_000;
const bytes = z
  .string(UNREADABLE)
  .check(z.regex(/^[\w-]+$/, UNREADABLE), z.maxLength(LONGEST_PART, UNREADABLE));
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', UNREADABLE),
  // No extension is requested, so their results are ignored.
  clientExtensionResults: z._default(z.object({}, UNREADABLE), {}),
};

/** A device's new passkey, as browsers return it, and its name. */
export const newPasskey = z.object({
  name,
  response: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: bytes,
          attestationObject: bytes,
          transports: z.optional(
            z.array(z.string(UNREADABLE).check(z.regex(/^[\w-]{1,30}$/, UNREADABLE)), UNREADABLE),
          ),
        },
        UNREADABLE,
      ),
    },
    UNREADABLE,
  ),
});
export type NewPasskey = z.output<typeof newPasskey>;

/** A passkey's signature for signing in, as browsers return it. */
export const passkeySignIn = z.object({
  response: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: bytes,
          authenticatorData: bytes,
          signature: bytes,
          userHandle: z.optional(z.nullable(bytes)),
        },
        UNREADABLE,
      ),
    },
    UNREADABLE,
  ),
});
export type PasskeySignIn = z.output<typeof passkeySignIn>;
