import * as z from 'zod/mini';

const credentialType = z.literal('public-key');
const userVerification = z.literal('required');
const timeout = z.int();

/** The PublicKeyCredentialCreationOptionsJSON fields that the program uses. */
export const passkeyCreationShape = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: credentialType })),
  timeout,
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.strictObject({
      id: z.string(),
      type: credentialType,
      transports: z.exactOptional(z.array(z.string())),
    }),
  ),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
  extensions: z.strictObject({ credProps: z.boolean() }),
  hints: z.array(z.enum(['hybrid', 'security-key', 'client-device'])),
});

/** The PublicKeyCredentialRequestOptionsJSON fields that the program uses. */
export const passkeyRequestShape = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout,
  userVerification,
});
