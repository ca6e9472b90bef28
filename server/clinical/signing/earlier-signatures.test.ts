import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { runAsDatabaseOwner } from '#tests/setup/database-owner.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { signedFixture } from '#tests/setup/signed-fixture.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { verifySigned } from './verify-signed.ts';

const folder = resolve(import.meta.dirname, '../../../tests/fixtures/signed');
const versions = readdirSync(folder).flatMap((file) => /^(.*)\.zip$/.exec(file)?.[1] ?? []);

/** Takes an archive into a new practice. */
async function importArchive(archive: Uint8Array<ArrayBuffer>) {
  const practice = await startTestPractice({ clock: () => new Date('2026-11-21T15:00:00.000Z') });
  const therapist = await practice.register();
  const reply = await therapist.post('/api/import', archive);
  expect([reply.status, reply.status === 200 ? '' : reply.text]).toEqual([200, '']);
  return { ...practice, therapist };
}

const importVersion = (version: string) => importArchive(signedFixture(version));

test('There is a caseload of each version whose rules of signing differ', () => {
  expect(versions.sort()).toEqual(['documents-and-reviews', 'first-notes', 'notes-in-one-table']);
});

describe.each(versions)('What the version "%s" signed', (version) => {
  test('is unaltered in an archive, and in the export of who imported it', async () => {
    const { app, database, therapist } = await importVersion(version);
    const { texts, broken } = await verifySigned(database);
    expect([texts > 5, broken]).toEqual([true, []]);
    const exported = await app.inject({ url: '/api/export', headers: { cookie: therapist.cookie } });
    const again = await importArchive(new Uint8Array(exported.rawPayload));
    expect(await verifySigned(again.database)).toMatchObject({ texts, broken: [] });
  });

  test('is unaltered after the upgrade of its database', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'practice-signed-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    writeFileSync(join(dataDir, 'practice.db'), gunzipSync(readFileSync(join(folder, `${version}.db.gz`))));
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    const { texts, broken } = await verifySigned(database);
    expect([texts > 5, broken]).toEqual([true, []]);
  });

  test('is unaltered after its client was deleted and restored', async () => {
    const { database, therapist } = await importVersion(version);
    const [text] = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
    expect((await therapist.delete(`/api/clients/${text?.clientId}`)).status).toBe(204);
    const [sealed] = (await therapist.get('/api/sealed-records')).json<{ id: number }[]>();
    expect((await therapist.post(`/api/sealed-records/${sealed?.id}/restore`)).status).toBe(200);
    expect((await verifySigned(database)).broken).toEqual([]);
  });

  test('says on every paper that nothing here verified it', async () => {
    const { app, therapist } = await importVersion(version);
    const texts = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
    const [{ clientId, sessionId } = { clientId: 0, sessionId: 0 }] = texts;
    const documentId = texts.find((text) => text.documentId !== null)?.documentId;
    const papers = [
      `/api/sessions/${sessionId}/note/pdf`,
      `/api/clients/${clientId}/pdf`,
      ...(documentId ? [`/api/documents/${documentId}/pdf`] : []),
    ];
    for (const url of papers) {
      const reply = await app.inject({ url, headers: { cookie: therapist.cookie } });
      expect([url, reply.statusCode]).toEqual([url, 200]);
      const words = readPdf(reply.rawPayload).text.replace(/\s+/g, ' ');
      const seals = words.match(/Seal [0-9a-f]{12}/g)?.length ?? 'no seal';
      expect([url, words.match(/Imported, not verified here/g)?.length]).toEqual([url, seals]);
    }
  });

  test.each(['subjective', 'activity', 'notes'])(
    'is found altered if its row has another %s',
    async (column) => {
      const { database, therapist } = await importVersion(version);
      const [text] = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
      const altered = `UPDATE session_notes SET ${column} = 'Other words' WHERE session_id = ${text?.sessionId}`;
      // Later versions leave SOAP sections out of a narrative note, so they are a draft's.
      const isSigned = column !== 'subjective' || version === 'first-notes';
      await runAsDatabaseOwner(database, [altered]);
      expect((await verifySigned(database)).broken).toMatchObject(isSigned ? [{ position: 1 }] : []);
    },
  );

  test('can be corrected, and the correction left as signed', async () => {
    const { therapist } = await importVersion(version);
    const [text] = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
    const correction = `/api/sessions/${text?.sessionId}/note/correct`;
    expect((await therapist.post(correction, { reason: 'The wrong hand' })).json<SessionNote>().version).toBe(
      2,
    );
    expect((await therapist.delete(correction)).status).toBe(204);
  });
});
