/* Runs in the sign-in page before its form is painted: whether passkeys are offered must move nothing later. */
import { markPasskeySupport } from './passkey-support.ts';

markPasskeySupport();
