import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { adoptAuditKey } from '#server/platform/audit/adopt-audit-key.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable, signReport } from '#tests/builders/signing-builder.ts';
import { supervise } from '#tests/builders/supervision-builder.ts';
import { lookAsDatabaseOwner, runAsDatabaseOwner } from '#tests/setup/database-owner.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { chainHash } from './chain.ts';
import { fingerprintsNamedHere, readLoggedSignatures, signedHere } from './logged-signatures.ts';
import { sealEarlierSignatures } from './seal-earlier-signatures.ts';
import { verifySigned } from './verify-signed.ts';

const NOW = '2026-11-20T15:00:00.000Z';
const EARLIER = '2026-11-19T16:00:00.000Z';
/** The tables whose rows would keep a client in the database, beside those of signed texts. */
const ofClients = ['goal_revisions', 'goals', 'plans'];
const OTHER_UID = '11111111-1111-4111-8111-111111111111';

const brokenPlaces = async (database: Parameters<typeof verifySigned>[0]) =>
  (await verifySigned(database)).broken.map(({ position }) => position);

interface StoredText {
  position: number;
  text: string;
}

/** Rewrites a child's chain as somebody would who owns the database and lacks the key: each hash fits its text. */
function rewritten(texts: readonly StoredText[]): string[] {
  let previousHash = '';
  return texts.map(({ position, text }) => {
    const hash = chainHash(previousHash, text);
    const statement = `UPDATE signed_documents SET text = '${text.replaceAll("'", "''")}', previous_hash = '${previousHash}',
      hash = '${hash}' WHERE client_id = 1 AND position = ${position}`;
    previousHash = hash;
    return statement;
  });
}

/** The practice of the version before fingerprints were in the log, upgraded. */
async function openUpgraded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'practice-sealed-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const file = resolve(import.meta.dirname, '../../../tests/fixtures/signed/notes-in-one-table.db.gz');
  writeFileSync(join(dataDir, 'practice.db'), gunzipSync(readFileSync(file)));
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  // Its key is not among the fixtures.
  await adoptAuditKey(database, new Date(NOW));
  return database;
}

describe('Without the key of the log, nothing signed can be altered unnoticed:', () => {
  let practice: TestPractice;
  let therapist: TestVisitor;
  let texts: StoredText[];

  beforeEach(async () => {
    practice = await startTestPractice({ clock: () => new Date(NOW) });
    therapist = await practice.register();
    const supervisor = await practice.register();
    const { note } = await addSignable(therapist);
    const { uid } = await addRecord<SignedDocument>(therapist, `${note}/sign`, { status: 'completed' });
    await therapist.post(`${note}/addenda`, { words: 'Used the left hand.' });
    await supervise(therapist, { therapist, supervisor });
    expect((await supervisor.post(`/api/reviews/${uid}`, {})).status).toBe(201);
    texts = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
    expect(await brokenPlaces(practice.database)).toEqual([]);
  });

  const alter = (statements: readonly string[]) => runAsDatabaseOwner(practice.database, statements);
  const withTexts = (change: (text: string) => string) =>
    rewritten(texts.map(({ position, text }) => ({ position, text: change(text) })));

  test('the words of an addendum, with all hashes', async () => {
    await alter(withTexts((text) => text.replace('left', 'right')));
    expect(await brokenPlaces(practice.database)).toEqual([2]);
  });

  test('a note with the rows behind it and all hashes', async () => {
    await alter([
      ...withTexts((text) => text.replace('"minutes":45', '"minutes":60')),
      'UPDATE sessions SET duration = 60',
    ]);
    expect(await brokenPlaces(practice.database)).toEqual([1]);
  });

  test('the day of a note, with its session and all hashes', async () => {
    await alter([
      ...withTexts((text) => text.replaceAll('2026-11-19', '2026-11-18')),
      "UPDATE sessions SET date = '2026-11-18T15:00:00.000Z'",
    ]);
    expect(await brokenPlaces(practice.database)).toEqual([1]);
  });

  test('the moment of a signature', async () => {
    await alter([
      ...withTexts((text) => text.replaceAll(NOW, '2026-11-19T16:00:00.000Z')),
      "UPDATE signed_documents SET signed_at = '2026-11-19T16:00:00.000Z'",
    ]);
    expect(await brokenPlaces(practice.database)).toEqual([1]);
  });

  test('the account that signed', async () => {
    await alter(['UPDATE signed_documents SET signed_by = 2 WHERE position = 2']);
    expect(await brokenPlaces(practice.database)).toEqual([2]);
  });

  test('the account that reviewed', async () => {
    await therapist.put('/api/team/1/supervisor', { supervisorId: null, fromOn: '2026-11-20' });
    await practice.register();
    await alter(['UPDATE reviews SET reviewer_id = 3']);
    expect(await brokenPlaces(practice.database)).toEqual([1]);
  });

  test('the words of a review, with its hash', async () => {
    const { hash, text } = (await therapist.get('/api/received-reviews')).json<SignedDocument[]>()[0] ?? {
      ...{ hash: '', text: '' },
    };
    expect(hash).not.toBe('');
    const altered = text.replace('Jules', 'Julia');
    const reviewed = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>()[0]?.hash ?? '';
    await alter([
      `UPDATE reviews SET text = '${altered.replaceAll("'", "''")}', hash = '${chainHash(reviewed, altered)}'`,
    ]);
    expect(await brokenPlaces(practice.database)).toEqual([1]);
  });

  test('the number of texts, by a forged one at the end', async () => {
    const text = texts[1]?.text.replace('left', 'right') ?? '';
    const last = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>()[1]?.hash ?? '';
    await alter([
      `INSERT INTO signed_documents (therapist_id, uid, client_id, session_id, position, kind, about_uid, version, text,
         previous_hash, hash, signed_at, signed_by) SELECT therapist_id, '11111111-1111-4111-8111-111111111111', client_id,
         session_id, 3, kind, about_uid, version, '${text.replaceAll("'", "''")}', hash, '${chainHash(last, text)}', signed_at,
         signed_by FROM signed_documents WHERE position = 2`,
    ]);
    expect(await brokenPlaces(practice.database)).toEqual([3]);
  });

  test('a text taken for an imported one', async () => {
    await alter([
      ...withTexts((text) => text.replace('left', 'right')),
      'UPDATE signed_documents SET signed_by = NULL',
    ]);
    expect(await brokenPlaces(practice.database)).not.toEqual([]);
  });

  test('a text together with the line of the log that names it', async () => {
    const statements = withTexts((text) => text.replace('left', 'right'));
    const forged = chainHash(
      (await therapist.get('/api/signed-documents')).json<SignedDocument[]>()[0]?.hash ?? '',
      texts[1]?.text.replace('left', 'right') ?? '',
    );
    const unlock =
      practice.database.engine === 'postgres'
        ? ['ALTER TABLE audit_log DISABLE TRIGGER USER']
        : ['DROP TRIGGER audit_log_refuses_update'];
    await alter([
      ...unlock,
      ...statements,
      `UPDATE audit_log SET fingerprint = '${forged}' WHERE action = 'amend'`,
    ]);
    expect(await brokenPlaces(practice.database)).toEqual([2]);
    expect((await verifyAudit(practice.database))[0]?.brokenAt).toBeGreaterThan(0);
  });
});

describe('Apart from the text, nothing signed can be altered unnoticed:', () => {
  let practice: TestPractice;
  let texts: SignedDocument[];

  beforeAll(async () => {
    practice = await startTestPractice({ clock: () => new Date(NOW) }, afterAll);
    const therapist = await practice.register();
    const supervisor = await practice.register();
    const { client, note } = await addSignable(therapist);
    const { uid } = await addRecord<SignedDocument>(therapist, `${note}/sign`, { status: 'completed' });
    await therapist.post(`${note}/addenda`, { words: 'Used the left hand.' });
    await signReport(therapist, client.id);
    await supervise(therapist, { therapist, supervisor });
    expect((await supervisor.post(`/api/reviews/${uid}`, {})).status).toBe(201);
    const later = buildSession({ clientId: client.id, date: '2026-11-12T15:00:00.000Z' });
    const session = await addRecord<Session>(therapist, '/api/sessions', later);
    await therapist.put(`/api/sessions/${session.id}/note`, buildNote());
    texts = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
  });

  const placesAfter = (statements: readonly string[]) =>
    lookAsDatabaseOwner(practice.database, statements, (read) =>
      brokenPlaces({ read, auditKey: practice.database.auditKey }),
    );
  const unlockedLog = () =>
    practice.database.engine === 'postgres'
      ? ['ALTER TABLE audit_log DISABLE TRIGGER USER']
      : ['DROP TRIGGER audit_log_refuses_update'];

  test.each([
    [
      'the moment of a signature',
      [`UPDATE signed_documents SET signed_at = '${EARLIER}' WHERE position = 1`],
      1,
    ],
    ['the kind of a text', ["UPDATE signed_documents SET kind = 'family-statement' WHERE position = 2"], 2],
    [
      'what a text is about',
      [`UPDATE signed_documents SET about_uid = '${OTHER_UID}' WHERE position = 2`],
      2,
    ],
    ['the name of a text', [`UPDATE signed_documents SET uid = '${OTHER_UID}' WHERE position = 3`], 3],
    [
      'the record of an addendum',
      ['UPDATE signed_documents SET session_id = NULL, document_id = 1 WHERE position = 2'],
      2,
    ],
    [
      'the version of a text, with its session',
      ['UPDATE signed_documents SET version = 9 WHERE position = 1', 'UPDATE sessions SET duration = 60'],
      1,
    ],
    [
      'a note taken for a withdrawn one',
      ["UPDATE session_notes SET state = 'withdrawn' WHERE session_id = 1"],
      1,
    ],
    ['a note taken for a draft', ["UPDATE session_notes SET state = 'draft' WHERE session_id = 1"], 1],
    [
      'a draft taken for a signed note',
      ["UPDATE session_notes SET state = 'signed' WHERE session_id = 2"],
      4,
    ],
    ['a report taken for a withdrawn one', ["UPDATE documents SET state = 'withdrawn'"], 3],
    ['the moment of a review', [`UPDATE reviews SET signed_at = '${EARLIER}'`], 1],
  ])('%s', async (_, statements, position) => {
    expect(await placesAfter([])).toEqual([]);
    expect(await placesAfter(statements)).toEqual([position]);
  });

  test('a child with everything that was signed', async () => {
    const tables = ['reviews', 'signed_documents', 'goal_results', 'session_notes', 'documents', 'sessions'];
    const removed = [...tables, ...ofClients].map((table) => `DELETE FROM ${table}`);
    expect(await placesAfter([...removed, 'DELETE FROM clients'])).toEqual([1]);
  });

  test.each([
    ['no fingerprint', (hash: string) => `fingerprint = NULL WHERE fingerprint = '${hash}'`],
    [
      'another name of the key',
      (hash: string, forged: string) =>
        `key_name = '0123456789abcdef', fingerprint = '${forged}' WHERE fingerprint = '${hash}'`,
    ],
  ])('a text whose line of the log is given %s, which is not sealed anew', async (_, changed) => {
    const forged = rewritten(
      texts.map(({ position, text }) => ({ position, text: text.replace('left', 'right') })),
    );
    const lines = texts.map(({ hash }, index) => {
      const [, newHash = ''] = /[^_]hash = '(\w+)'/.exec(forged[index] ?? '') ?? [];
      return `UPDATE audit_log SET ${changed(hash, newHash)}`;
    });
    expect(await placesAfter([...unlockedLog(), ...forged, ...lines])).toEqual([1]);
    const read = await lookAsDatabaseOwner(practice.database, [...unlockedLog(), ...lines], (queries) =>
      readLoggedSignatures({ read: queries, auditKey: practice.database.auditKey }),
    );
    expect([...read.values()]).toMatchObject([{ signedUnnamed: 0, texts: new Set() }]);
  });
});

describe('What earlier versions signed', () => {
  test('is sealed once, by lines that say since when', async () => {
    const database = await openUpgraded();
    expect(await verifySigned(database)).toMatchObject({ broken: [], sealedSince: undefined });
    await sealEarlierSignatures(database, NOW);
    expect(await verifySigned(database)).toMatchObject({ broken: [], sealedSince: NOW });
    const countLines = () =>
      database.read
        .selectFrom('audit_log')
        .select((line) => line.fn.countAll().as('lines'))
        .executeTakeFirstOrThrow();
    const before = await countLines();
    await sealEarlierSignatures(database, '2026-11-21T15:00:00.000Z');
    expect(await countLines()).toEqual(before);
  });

  test('cannot be altered from then on, and is not sealed anew', async () => {
    const database = await openUpgraded();
    await sealEarlierSignatures(database, NOW);
    const ofFirst = await database.read
      .selectFrom('signed_documents')
      .select(['position', 'text'])
      .where('client_id', '=', 1)
      .orderBy('position')
      .execute();
    await runAsDatabaseOwner(
      database,
      rewritten(ofFirst.map(({ position, text }) => ({ position, text: text.replace('left', 'right') }))),
    );
    await sealEarlierSignatures(database, '2026-11-21T15:00:00.000Z');
    expect((await verifySigned(database)).broken).toMatchObject([{ clientId: 1 }]);
  });
});

describe('What earlier versions signed and reviewed', () => {
  test('is not sealed anew when the line that sealed it is taken away', async () => {
    const database = await openUpgraded();
    await sealEarlierSignatures(database, NOW);
    await runAsDatabaseOwner(database, [
      'DROP TRIGGER audit_log_refuses_update',
      "UPDATE audit_log SET fingerprint = NULL WHERE action = 'create' AND fingerprint IS NOT NULL",
    ]);
    await sealEarlierSignatures(database, NOW);
    expect((await verifySigned(database)).sealedSince).toBeUndefined();
  });

  test('has the reviewer who is in the log', async () => {
    const database = await openUpgraded();
    await sealEarlierSignatures(database, NOW);
    const places = await lookAsDatabaseOwner(database, ['UPDATE reviews SET reviewer_id = 99'], (read) =>
      brokenPlaces({ read, auditKey: database.auditKey }),
    );
    expect(places.length).toBeGreaterThan(0);
  });

  test('is verified as a whole in an archive of this practice', async () => {
    const database = await openUpgraded();
    await sealEarlierSignatures(database, NOW);
    const texts = await database.read
      .selectFrom('signed_documents')
      .select(['client_id as clientId', 'position', 'hash'])
      .execute();
    const confirmed = await signedHere(database, { signed_documents: texts, reviews: [] });
    expect(texts.filter(({ hash }) => !confirmed.has(hash))).toEqual([]);
    expect(
      await fingerprintsNamedHere(
        database,
        texts.map(({ hash }) => hash),
      ),
    ).not.toEqual(confirmed);
  });
});

describe('An imported signature', () => {
  const exported = async ({ app }: TestPractice, { cookie }: TestVisitor) =>
    new Uint8Array((await app.inject({ url: '/api/export', headers: { cookie } })).rawPayload);

  test.each([
    ['of another practice is not verified', false],
    ['of this practice is verified by its log', true],
  ])('%s', async (_, isOfThisPractice) => {
    const from = await startTestPractice({ clock: () => new Date(NOW) });
    const signer = await from.register();
    const { note } = await addSignable(signer);
    await signer.post(`${note}/sign`, { status: 'completed' });
    const archive = await exported(from, signer);
    const into = isOfThisPractice ? from : await startTestPractice({ clock: () => new Date(NOW) });
    const newcomer = await into.register();
    expect((await newcomer.post('/api/import', archive)).status).toBe(200);
    const [text] = (await newcomer.get('/api/signed-documents')).json<SignedDocument[]>();
    expect(text).toMatchObject({ signedBy: null, verifiedAt: isOfThisPractice ? NOW : null });
    expect(await brokenPlaces(into.database)).toEqual([]);
  });

  test('that is marked as verified past the program is found', async () => {
    const from = await startTestPractice({ clock: () => new Date(NOW) });
    const signer = await from.register();
    const { note } = await addSignable(signer);
    await signer.post(`${note}/sign`, { status: 'completed' });
    const into = await startTestPractice({ clock: () => new Date(NOW) });
    const newcomer = await into.register();
    await newcomer.post('/api/import', await exported(from, signer));
    await runAsDatabaseOwner(into.database, [`UPDATE signed_documents SET verified_at = '${NOW}'`]);
    expect(await brokenPlaces(into.database)).toEqual([1]);
  });

  test('of a review that is marked as verified past the program is found', async () => {
    const from = await startTestPractice({ clock: () => new Date(NOW) });
    const therapist = await from.register();
    const supervisor = await from.register();
    const { note } = await addSignable(therapist);
    const { uid } = await addRecord<SignedDocument>(therapist, `${note}/sign`, { status: 'completed' });
    await supervise(therapist, { therapist, supervisor });
    await supervisor.post(`/api/reviews/${uid}`, {});
    const into = await startTestPractice({ clock: () => new Date(NOW) });
    const newcomer = await into.register();
    expect((await newcomer.post('/api/import', await exported(from, therapist))).status).toBe(200);
    expect(await brokenPlaces(into.database)).toEqual([]);
    await runAsDatabaseOwner(into.database, [`UPDATE reviews SET verified_at = '${NOW}'`]);
    expect(await brokenPlaces(into.database)).toEqual([1]);
  });
});
