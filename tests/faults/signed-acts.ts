import { expect, vi } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument, ListedDocument } from '#domain/clinical/documents/document.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import { lastVersion, withdrawalOf } from '#domain/clinical/signing/last-version.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** The replies that a therapist received. */
export interface Told {
  /** Texts that are signed, by their uid: notes, documents, withdrawals. */
  signed: string[];
  /** Corrections that were begun. */
  corrected: { path: string; version: number }[];
}

/** Returns the replies before the first one. */
export function toldNothing(): Told {
  return { signed: [], corrected: [] };
}

/**
 * Signs, corrects, signs again and withdraws one note and one document after the other until it is ended, and remembers
 * what was answered.
 */
export function keepSigning(therapist: TestVisitor) {
  const told = toldNothing();
  let isEnded = false;
  const signing = (async () => {
    await therapist.put('/api/signing-profile', buildSigningProfile()).catch(() => undefined);
    while (!isEnded) await signAndWithdraw(therapist, told).catch(() => undefined);
  })();
  return {
    told,
    async end() {
      isEnded = true;
      await signing;
    },
  };
}

/** Throws where an answer does not come, or is another than it should be. */
async function signAndWithdraw(therapist: TestVisitor, told: Told): Promise<void> {
  const { id: clientId } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
  const session = await addRecord<Session>(
    therapist,
    '/api/sessions',
    buildSession({ clientId, date: '2026-01-05T15:00:00.000Z' }),
  );
  const note = `/api/sessions/${session.id}/note`;
  await liveThrough(therapist, told, note, { status: 'completed' }, buildNote({ planId: null }));
  const body = buildDocument({ clientId, kind: 'discharge-summary' });
  const { id } = await addRecord<ClinicalDocument>(therapist, '/api/documents', body);
  await liveThrough(therapist, told, `/api/documents/${id}`, {}, { title: 'Corrected' });
}

async function liveThrough(
  therapist: TestVisitor,
  told: Told,
  path: string,
  signing: object,
  change: object,
): Promise<void> {
  const sign = async (act: string, body: object) => {
    const { uid } = await addRecord<SignedDocument>(therapist, `${path}/${act}`, body);
    told.signed.push(uid);
  };
  await sign('sign', signing);
  const reason = 'Another word';
  const { updatedAt } = await addRecord<{ updatedAt: string }>(therapist, `${path}/correct`, { reason });
  told.corrected.push({ path, version: 2 });
  const changed = await therapist.put(path, { ...change, updatedAt });
  if (changed.status !== 200) throw new Error(`PUT ${path} answered ${changed.status}: ${changed.text}`);
  await sign('sign', {});
  await sign('withdraw', { reason: 'Signed in error' });
}

/**
 * Expects each note and document to be an unsigned draft, signed, in correction or withdrawn, as its signed texts say;
 * a session with a signed note to have taken place; and every acknowledged act to be stored.
 */
export async function expectWhole(therapist: TestVisitor, told: Told): Promise<void> {
  // A database that is just coming back is told of by a 503.
  const list = <Row>(path: string) =>
    vi.waitFor(async () => {
      const reply = await therapist.get(path);
      expect(reply.status).toBe(200);
      return reply.json<Row[]>();
    }, 10_000);
  const texts = await list<SignedDocument>('/api/signed-documents');
  const notes = await list<SessionNote>('/api/session-notes');
  const documents = await list<ListedDocument>('/api/documents');
  for (const note of notes)
    expectOneState(
      note,
      texts.filter(({ sessionId }) => sessionId === note.sessionId),
    );
  for (const document of documents) {
    const signed = texts.filter(({ documentId }) => documentId === document.id);
    expectOneState(document, signed);
    const last = lastVersion(signed);
    if (document.state === 'signed' && last) expect(JSON.parse(last.text).title).toBe(document.title);
  }
  const sessions = await list<Session>('/api/sessions');
  const completed = sessions.filter(({ status }) => status === 'completed').map(({ id }) => id);
  expect(new Set(completed)).toEqual(new Set(texts.flatMap(({ sessionId }) => sessionId ?? [])));

  const known = new Set(texts.map(({ uid }) => uid));
  expect(told.signed.filter((uid) => !known.has(uid))).toEqual([]);
  const versions = new Map<string, number>([
    ...notes.map(({ sessionId, version }) => [`/api/sessions/${sessionId}/note`, version] as const),
    ...documents.map(({ id, version }) => [`/api/documents/${id}`, version] as const),
  ]);
  expect(told.corrected.filter(({ path, version }) => (versions.get(path) ?? 0) < version)).toEqual([]);
}

function expectOneState(
  { state, version, correctionReason }: Pick<SessionNote, 'state' | 'version' | 'correctionReason'>,
  texts: readonly SignedDocument[],
): void {
  const versions = texts.filter(({ kind }) => kind !== 'withdrawal').map((text) => text.version);
  expect(versions).toEqual(versions.map((_, place) => place + 1));
  const last = lastVersion(texts);
  const isWithdrawn = last !== undefined && withdrawalOf(texts, last) !== undefined;
  const expected = state === 'draft' ? versions.length + 1 : versions.length;
  expect([version, state === 'withdrawn', correctionReason !== null]).toEqual([
    expected,
    isWithdrawn,
    expected > 1,
  ]);
}
