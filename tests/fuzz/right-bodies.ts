import { buildSession } from '#tests/builders/session-builder.ts';
import { type CallIds, privateCalls } from '#tests/builders/valid-calls.ts';

/** Valid requests of these end the caller's sign-in, or require a second factor. */
const shutOut = /password|two-factor|passkey|login|team/;

/** Returns a valid body of a call for a user with these records; undefined if none is known. */
export function rightBody(call: string, ids: CallIds): object | undefined {
  if (shutOut.test(call)) return undefined;
  // A session that took place can be billed.
  if (call === 'POST /api/sessions') return buildSession({ clientId: ids.client, status: 'completed' });
  const body = privateCalls[call.replace('{id}', ':id')]?.body?.(ids);
  return typeof body === 'object' && body !== null && !(body instanceof Uint8Array) ? body : undefined;
}
