import * as z from 'zod/mini';
import { fullConfirmation } from '#domain/people/users/full-confirmation.ts';

/** For how long the address of a download is good. */
export const DOWNLOAD_MINUTES = 5;

const PUBLIC_KEY_MESSAGE = 'A public key begins with age1 and has 62 letters and digits';
const SECRET_KEY_MESSAGE = 'The backup key begins with AGE-SECRET-KEY-1 and has 74 letters and digits';

/** The public key with which backups are encrypted; it cannot decrypt them. */
const backupPublicKey = z
  .string(PUBLIC_KEY_MESSAGE)
  .check(z.trim(), z.regex(/^age1[02-9ac-hj-np-z]{58}$/, PUBLIC_KEY_MESSAGE));

/** The secret key that decrypts backups. The owner stores it; the program does not. */
export const backupSecretKey = z
  .string(SECRET_KEY_MESSAGE)
  .check(z.trim(), z.toUpperCase(), z.regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/, SECRET_KEY_MESSAGE));

/** A new pair of keys, which the program does not store. */
export interface NewBackupKey {
  publicKey: string;
  secretKey: string;
}

/** From then on every backup is encrypted with this key. */
export const backupKeyChoice = z.extend(fullConfirmation, { publicKey: backupPublicKey });
export type BackupKeyChoice = z.output<typeof backupKeyChoice>;

/** The key of an encrypted backup; one that is not encrypted needs none. */
export const backupOpening = z.object({ secretKey: z.optional(backupSecretKey) });
export type BackupOpening = z.output<typeof backupOpening>;

/** The address of a download; it works once, for a few minutes. */
export interface BackupDownload {
  address: string;
  /** What the file is called. */
  name: string;
}
