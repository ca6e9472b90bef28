import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Review } from '#domain/clinical/reviews/review.ts';
import type { ListedReview, ToReview } from '#domain/clinical/reviews/review-acts.ts';
import { signedReviewShape } from '#domain/clinical/reviews/signed-review.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { versionOf } from '#domain/platform/record.ts';
import { listedRecords } from '#domain/program/caseload-records.ts';
import { chainHash } from '#server/clinical/signing/chain.ts';
import { verifySigned } from '#server/clinical/signing/verify-signed.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildArchive } from '#tests/builders/archive-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { addSignable, buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { agree, nameSupervisor, supervise } from '#tests/builders/supervision-builder.ts';
import { runAsDatabaseOwner } from '#tests/setup/database-owner.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const NOT_FOUND = [404, 'The requested signed text could not be found'];
let now: Date;
let practice: TestPractice;
let owner: TestVisitor;
let assistant: TestVisitor;
let supervisor: TestVisitor;
let note: string;
let text: SignedDocument;

const asAssistant = { profession: 'OTA', credentials: 'COTA/L' } as const;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  owner = await practice.register();
  assistant = await practice.register();
  supervisor = await practice.register();
  ({ note } = await addSignable(assistant));
  await assistant.put('/api/signing-profile', buildSigningProfile(asAssistant));
  await assistant.put(note, buildNote());
  text = await addRecord(assistant, `${note}/sign`, { status: 'completed' });
  await supervise(owner, { therapist: assistant, supervisor }, { fromOn: '2026-11-20' });
});

const path = () => `/api/reviews/${text.uid}`;
const waiting = async (visitor = supervisor) =>
  (await visitor.get('/api/reviews')).json<ListedReview[]>().map(({ uid }) => uid);
const open = async () => (await supervisor.get('/api/reviews/open')).json();
const received = async () => (await assistant.get('/api/received-reviews')).json<Review[]>();

describe('A supervisor', () => {
  test('reads a waiting text exactly as signed, and signs a review that is stored next to it', async () => {
    expect((await supervisor.get('/api/reviews')).json()).toEqual([
      {
        id: text.id,
        uid: text.uid,
        kind: 'session-note',
        version: 1,
        signedAt: text.signedAt,
        signer: 'Robin Sample, COTA/L',
        client: 'Ivy Sample',
        title: null,
        on: '2026-11-19',
        isLate: false,
      },
    ]);
    expect(await open()).toEqual({ isSupervisor: true, waiting: 1 });
    const read = (await supervisor.get(path())).json<ToReview>();
    expect(read).toMatchObject({
      texts: [{ uid: text.uid, text: text.text, hash: text.hash }],
      reviews: [],
      attestation: 'I have reviewed this note as supervising therapist.',
      refusal: null,
      needsPassword: false,
    });
    expect(JSON.stringify(read)).not.toMatch(/"(id|clientId|sessionId|therapistId)"/);

    const reviewed = await supervisor.post(path(), {});
    expect([reviewed.status, reviewed.json<ToReview>().reviews.length]).toEqual([201, 1]);
    const [review] = await received();
    if (!review) throw new Error('There is no review');
    expect(signedReviewShape.parse(JSON.parse(review.text))).toMatchObject({
      about: text.uid,
      reviewedHash: text.hash,
      attestations: [{ version: 1, text: 'I have reviewed this note as supervising therapist.' }],
      signer: { printedName: 'Jules Sample', profession: 'OT' },
      signatureLine: expect.stringContaining(
        'Signed electronically by Jules Sample, OTR/L, NY license 054321',
      ),
    });
    expect(review).toMatchObject({ uid: text.uid, reviewerId: 3, hash: chainHash(text.hash, review.text) });
    expect([await waiting(), await open()]).toEqual([[], { isSupervisor: true, waiting: 0 }]);
    const done = (await supervisor.get('/api/reviews?state=reviewed')).json();
    expect(done).toMatchObject([{ uid: text.uid }]);
    // A repeated request returns the same review.
    expect((await supervisor.post(path(), {})).status).toBe(201);
    expect(await received()).toHaveLength(1);
    expect((await assistant.get('/api/signed-documents')).json<SignedDocument[]>()).toEqual([text]);
    expect(await verifySigned(practice.database)).toEqual({ texts: 1, reviews: 1, broken: [] });
  });

  test('is named in the log of the caseload', async () => {
    await waiting();
    await waiting();
    await supervisor.get(path());
    await supervisor.post(path(), {});
    await practice.app.close();
    const lines = await practice.database.read
      .selectFrom('audit_log')
      .select(['action', 'entity', 'user_id', 'actor_kind'])
      .where('therapist_id', '=', 2)
      .where('actor_kind', '=', 'supervisor')
      .orderBy('action')
      .execute();
    expect(lines).toEqual([
      { action: 'list', entity: 'signed-document', user_id: 3, actor_kind: 'supervisor' },
      { action: 'read', entity: 'signed-document', user_id: 3, actor_kind: 'supervisor' },
      { action: 'review', entity: 'session', user_id: 3, actor_kind: 'supervisor' },
    ]);
  });

  test('sees nothing else of the caseload', async () => {
    await assistant.put('/api/sessions/1', { billable: false });
    const [client] = (await assistant.get('/api/clients')).json<Client[]>();
    const drafts = await addRecord<{ id: number }>(assistant, '/api/documents', {
      clientId: client?.id,
      kind: 'discharge-summary',
    });
    for (const one of [
      `/api/clients/${client?.id}`,
      `/api/clients/${client?.id}/pdf`,
      '/api/sessions/1',
      `/api/sessions/client/${client?.id}`,
      note,
      `${note}/pdf`,
      `${note}/signing`,
      '/api/goals/1',
      '/api/goals/1/results',
      `/api/documents/${drafts.id}`,
      '/api/plans/1',
    ]) {
      expect([one, (await supervisor.get(one)).status]).toEqual([one, 404]);
    }
    for (const { table } of listedRecords) {
      expect([table, (await supervisor.get(listAddress(table))).json()]).toEqual([table, []]);
    }
    for (const act of ['addenda', 'correct', 'withdraw']) {
      const reply = await supervisor.post(`${note}/${act}`, { words: 'Added', reason: 'Not by her' });
      expect([act, reply.status]).toEqual([act, 404]);
    }
  });

  test('cannot read texts signed before the first day, and can read only until the last day', async () => {
    const names = { therapist: assistant, supervisor };
    await nameSupervisor(owner, names, { fromOn: '2026-11-21', untilOn: '2026-11-21' });
    await agree(assistant);
    expect([await waiting(), statusAndText(await supervisor.get(path()))]).toEqual([[], NOT_FOUND]);
    expect(await open()).toEqual({ isSupervisor: false, waiting: 0 });
    now = new Date('2026-11-21T15:00:00.000Z');
    expect([await waiting(), statusAndText(await supervisor.get(path()))]).toEqual([[], NOT_FOUND]);
    expect(statusAndText(await supervisor.post(path(), {}))).toEqual(NOT_FOUND);
    const within = await addRecord<SignedDocument>(assistant, `${note}/addenda`, { words: 'Left hand.' });
    expect(await waiting()).toEqual([within.uid]);
    // Still the last day in New York.
    now = new Date('2026-11-22T04:59:00.000Z');
    expect((await supervisor.get(`/api/reviews/${within.uid}`)).status).toBe(200);
    now = new Date('2026-11-22T05:00:00.000Z');
    const after = statusAndText(await supervisor.get(`/api/reviews/${within.uid}`));
    expect([await waiting(), after]).toEqual([[], NOT_FOUND]);
  });

  test('is the only one who can read a signed text by this route: the owner, other therapists and its signer cannot', async () => {
    const other = await practice.register();
    for (const visitor of [owner, other, assistant]) {
      expect(await waiting(visitor)).toEqual([]);
      expect(statusAndText(await visitor.get(path()))).toEqual(NOT_FOUND);
      expect(statusAndText(await visitor.post(path(), {}))).toEqual(NOT_FOUND);
      expect((await visitor.get('/api/reviews/open')).json()).toEqual({ isSupervisor: false, waiting: 0 });
    }
    for (const wrong of ['00000000-0000-4000-8000-000000000000', 'x', '1']) {
      expect(statusAndText(await supervisor.get(`/api/reviews/${wrong}`))).toEqual(NOT_FOUND);
    }
    expect(await received()).toEqual([]);
  });
});

describe('A review', () => {
  test('covers one version or addendum, and what replaced or withdrew it is reviewed separately', async () => {
    await supervisor.post(path(), {});
    const added = await addRecord<SignedDocument>(assistant, `${note}/addenda`, { words: 'Left hand.' });
    expect(await waiting()).toEqual([added.uid]);
    await assistant.post(`${note}/correct`, { reason: 'The wrong activity' });
    await assistant.put(note, buildNote({ assessment: 'Said otherwise.' }));
    const second = await addRecord<SignedDocument>(assistant, `${note}/sign`, {});
    expect(await waiting()).toEqual([second.uid]);
    expect(statusAndText(await supervisor.post(`/api/reviews/${added.uid}`, {}))).toEqual([
      409,
      'A newer version replaced this one. Review that',
    ]);
    const read = (await supervisor.get(`/api/reviews/${second.uid}`)).json<ToReview>();
    expect(read.texts.map(({ uid }) => uid)).toEqual([text.uid, added.uid, second.uid]);
    expect(read.reviews.map(({ uid }) => uid)).toEqual([text.uid]);
    await assistant.post(`${note}/withdraw`, { reason: 'Another child' });
    expect(await waiting()).toEqual([]);
    expect(statusAndText(await supervisor.post(`/api/reviews/${second.uid}`, {}))).toEqual([
      409,
      'This was withdrawn, so it is not reviewed',
    ]);
  });

  test('needs a therapist who may sign, the password if the practice requires it, and the client', async () => {
    await owner.put('/api/practice-settings', { signingNeedsPassword: true });
    expect((await supervisor.get(path())).json()).toMatchObject({ needsPassword: true });
    expect((await supervisor.post(path(), { password: 'wrong-guess' })).status).toBe(403);
    await supervisor.put('/api/signing-profile', buildSigningProfile(asAssistant));
    expect(statusAndText(await supervisor.post(path(), { password: 'quiet-swing-42' }))).toEqual([
      409,
      'Only an occupational therapist reviews what an assistant signed',
    ]);
    expect(await received()).toEqual([]);
    await supervisor.put('/api/signing-profile', buildSigningProfile());
    // Deleted while the password is checked.
    const [reviewed, deleted] = await Promise.all([
      supervisor.post(path(), { password: 'quiet-swing-42' }),
      assistant.delete('/api/clients/1'),
    ]);
    expect([deleted.status, ...statusAndText(reviewed)]).toEqual([204, ...NOT_FOUND]);
  });

  test('can be signed by one supervisor only', async () => {
    await supervisor.post(path(), {});
    const next = await practice.register();
    await supervise(owner, { therapist: assistant, supervisor: next });
    expect(statusAndText(await next.post(path(), {}))).toEqual([409, 'This was reviewed already']);
    expect((await next.get(path())).json<ToReview>().reviews).toHaveLength(1);
    expect(statusAndText(await supervisor.get(path()))).toEqual(NOT_FOUND);
  });

  test('is listed in pages, and the list changes with it', async () => {
    const { note: other } = await addSignable(assistant, { date: '2026-11-18T15:00:00.000Z' });
    now = new Date('2026-11-20T16:00:00.000Z');
    const later = await addRecord<SignedDocument>(assistant, `${other}/sign`, { status: 'completed' });
    const first = await supervisor.get('/api/reviews?limit=1');
    expect(first.json<ListedReview[]>().map(({ uid }) => uid)).toEqual([later.uid]);
    expect(first.headers.get('total-count')).toBe('2');
    const next = /<(.*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await supervisor.get(next)).json<ListedReview[]>().map(({ uid }) => uid)).toEqual([text.uid]);
    const whole = await supervisor.get('/api/reviews');
    const again = { 'if-none-match': whole.headers.get('etag') ?? '' };
    expect((await supervisor.get('/api/reviews', again)).status).toBe(304);
    await supervisor.post(path(), {});
    expect((await supervisor.get('/api/reviews', again)).status).toBe(200);
  });
});

describe('A stored review', () => {
  test('cannot be changed or deleted', async () => {
    await supervisor.post(path(), {});
    for (const statement of ["UPDATE reviews SET text = '{}'", 'DELETE FROM reviews']) {
      const run = () => practice.database.write((queries) => sql.raw(statement).execute(queries));
      await expect(run()).rejects.toThrow(/A review/);
    }
  });

  test.each([
    ["UPDATE reviews SET text = replace(text, 'Jules', 'Julia')"],
    [`UPDATE reviews SET hash = '${'a'.repeat(64)}'`],
    ['DELETE FROM reviews'],
  ])('that was altered is found: %s', async (statement) => {
    await supervisor.post(path(), {});
    await runAsDatabaseOwner(practice.database, [statement]);
    expect((await verifySigned(practice.database)).broken).toEqual([
      { therapistId: 2, clientId: 1, position: 1 },
    ]);
  });

  test('is sealed and restored with its client', async () => {
    await supervisor.post(path(), {});
    const before = await received();
    expect((await assistant.delete('/api/clients/1')).status).toBe(204);
    expect([await received(), await waiting()]).toEqual([[], []]);
    const [sealed] = (await owner.get('/api/sealed-records')).json<{ id: number }[]>();
    expect((await owner.post(`/api/sealed-records/${sealed?.id}/restore`)).status).toBe(200);
    expect(await received()).toEqual(before);
    expect(await verifySigned(practice.database)).toEqual({ texts: 1, reviews: 1, broken: [] });
  });

  test('is part of an archive, and an altered one is refused by its row', async () => {
    await supervisor.post(path(), {});
    const lists: [string, unknown][] = [];
    for (const { table } of listedRecords)
      lists.push([table, (await assistant.get(listAddress(table))).json()]);
    const versions = Object.fromEntries(listedRecords.map((kind) => [kind.table, versionOf(kind)]));
    const caseload = { versions, ...Object.fromEntries(lists) };
    const newcomer = await practice.register();
    const send = (changes: object) => newcomer.post('/api/import', buildArchive({ ...caseload, ...changes }));
    const [review] = await received();
    for (const [reviews, message] of [
      [[{ ...review, text: review?.text.replace('Jules', 'Julia') }], 'row 1: It is not as it was signed'],
      [[review, { ...review, id: 2 }], 'row 2: Another row is of the same text'],
      [
        [{ ...review, uid: '00000000-0000-4000-8000-000000000000' }],
        'row 1: Its signed text is not in this archive',
      ],
    ] as const) {
      expect(statusAndText(await send({ reviews }))).toEqual([400, `everything.json, reviews, ${message}`]);
    }
    const sent = await send({});
    expect([sent.status, sent.text]).toEqual([200, sent.text]);
    const imported = (await newcomer.get('/api/received-reviews')).json<Review[]>();
    expect(imported).toMatchObject([
      { uid: text.uid, text: review?.text, hash: review?.hash, reviewerId: null },
    ]);
    expect((await verifySigned(practice.database)).broken).toEqual([]);
  });
});
