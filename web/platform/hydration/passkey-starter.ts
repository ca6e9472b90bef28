/* Runs in the sign-in page before its form is painted, so that offering passkeys moves nothing later. */
import { markPasskeySupport } from './passkey-support.ts';

markPasskeySupport();
