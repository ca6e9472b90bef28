import { buildSession } from '#tests/builders/session-builder.ts';
import { type CallIds, privateCalls } from '#tests/builders/valid-calls.ts';

/** Whoever sends these as they should be is out afterwards, or has to bring a second factor. */
const shutOut = /password|two-factor|passkey|login|team/;

/** A body that a call takes from somebody with these records; undefined where none is known. */
export function rightBody(call: string, ids: CallIds): object | undefined {
  if (shutOut.test(call)) return undefined;
  // A session that took place can be billed.
  if (call === 'POST /api/sessions') return buildSession({ clientId: ids.client, status: 'completed' });
  const body = privateCalls[call.replace('{id}', ':id')]?.body?.(ids);
  return typeof body === 'object' && body !== null && !(body instanceof Uint8Array) ? body : undefined;
}
