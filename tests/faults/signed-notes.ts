import { expect } from 'vitest';
import type { Session } from '#domain/sessions/session.ts';
import type { SignedDocument } from '#domain/signing/signed-document.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Signs one new session after the other until it is ended, and remembers those of which it was told that they are signed. */
export function keepSigning(therapist: TestVisitor) {
  const acknowledged: number[] = [];
  let isEnded = false;
  const signing = (async () => {
    await therapist.put('/api/signing-profile', buildSigningProfile()).catch(() => undefined);
    const client = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient()).catch(
      () => undefined,
    );
    while (!isEnded && client) {
      const reply = await signOne(therapist, client.id).catch(() => undefined);
      if (reply?.status === 201) acknowledged.push(sessionOf(reply.json<SignedDocument>()));
    }
  })();
  return {
    acknowledged,
    async end() {
      isEnded = true;
      await signing;
    },
  };
}

// Nothing but notes is signed here.
function sessionOf({ sessionId }: SignedDocument): number {
  return sessionId ?? 0;
}

async function signOne(therapist: TestVisitor, clientId: number) {
  const body = buildSession({ clientId, date: '2026-01-05T15:00:00.000Z' });
  const { id } = await addRecord<Session>(therapist, '/api/sessions', body);
  return therapist.post(`/api/sessions/${id}/note/sign`, { status: 'completed' });
}

/** Each session is signed and completed, with its text, or scheduled and nothing was signed of it. */
export async function expectSignedOrNot(
  therapist: TestVisitor,
  acknowledged: readonly number[],
): Promise<void> {
  const sessions = (await therapist.get('/api/sessions')).json<Session[]>();
  const documents = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
  const notes = (await therapist.get('/api/session-notes')).json<{ sessionId: number; state: string }[]>();
  const signed = documents.map(sessionOf).toSorted((a, b) => a - b);
  const completed = sessions.filter(({ status }) => status === 'completed').map(({ id }) => id);
  expect(completed.toSorted((a, b) => a - b)).toEqual(signed);
  const locked = notes.filter(({ state }) => state === 'signed').map(({ sessionId }) => sessionId);
  expect(locked.toSorted((a, b) => a - b)).toEqual(signed);
  expect(acknowledged.filter((id) => !signed.includes(id))).toEqual([]);
}
