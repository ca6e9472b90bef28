import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { signedShape } from '#domain/clinical/signing/signed-note.ts';
import type { DocumentSigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { versionOf } from '#domain/platform/record.ts';
import { listedRecords } from '#domain/program/caseload-records.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildArchive } from '#tests/builders/archive-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable, buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';
import { verifySigned } from './verify-signed.ts';

const IS_SIGNED = 'This document is signed. Correct it to change it';
let now: Date;
let practice: TestPractice;
let therapist: TestVisitor;
let clientId: number;
let path: string;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  therapist = await practice.register();
  const { client, note } = await addSignable(therapist, { date: '2026-11-10T15:00:00.000Z' });
  await therapist.put(note, { template: 'narrative', setting: 'home' });
  await therapist.post(`${note}/sign`, { status: 'completed' });
  clientId = client.id;
  path = await begin();
});

/** Creates a report with a mark for its only goal. */
async function begin(kind: ClinicalDocument['kind'] = 'progress-report') {
  const document = await addRecord<ClinicalDocument>(
    therapist,
    '/api/documents',
    buildDocument({ clientId, kind }),
  );
  const marks = document.filled.goals.map(({ goalPosition }) => ({ goalPosition, code: 'PG' }));
  await therapist.put(`/api/documents/${document.id}`, { marks });
  return `/api/documents/${document.id}`;
}

const act = (name: string, body: unknown = {}) => therapist.post(`${path}/${name}`, body);
const read = async () => (await therapist.get(path)).json<ClinicalDocument>();
const texts = async () =>
  (await therapist.get(`/api/signed-documents?documentId=${path.split('/').at(-1)}`)).json<
    SignedDocument[]
  >();
const parsedText = ({ text }: Pick<SignedDocument, 'text'>) => signedShape.parse(JSON.parse(text));
const verified = () => verifySigned(practice.database);

describe('A signed document', () => {
  test('is a text chained to the child’s previous one, and names its author', async () => {
    await therapist.put(path, { sections: [{ key: 'next', text: 'Curves next.' }] });
    const reply = await act('sign', { updatedAt: (await read()).updatedAt });
    expect(reply.status).toBe(201);
    const signed = reply.json<SignedDocument>();
    expect(signed).toMatchObject({ kind: 'progress-report', sessionId: null, position: 2, version: 1 });
    expect(parsedText(signed)).toMatchObject({
      title: 'Progress Report',
      sections: [{ key: 'next', title: 'What Comes Next', text: 'Curves next.' }],
      marks: [{ goalPosition: 1, code: 'PG' }],
      attestations: [
        { version: 1, text: 'I prepared this document from the record and my professional judgment.' },
      ],
      filled: { held: 1 },
    });
    expect(parsedText(signed)).not.toHaveProperty('reservation');
    expect(signed.text).not.toMatch(/"(id|clientId|planId|therapistId)"/);
    expect((await read()).state).toBe('signed');
    const lines = (await therapist.get('/api/activity?action=sign')).json();
    expect(lines).toMatchObject([{ entity: 'document', clientId }, { entity: 'session' }]);
    expect(await verified()).toEqual({ texts: 2, reviews: 0, broken: [] });
  });

  test('says for an assistant that a therapist has not signed or reviewed it', async () => {
    await therapist.put('/api/signing-profile', buildSigningProfile({ profession: 'OTA' }));
    const report = parsedText((await act('sign')).json());
    path = await begin('discharge-summary');
    const summary = parsedText((await act('sign')).json());
    expect([report.reservation, summary.reservation]).toEqual([
      undefined,
      'Not final: an occupational therapist has not signed',
    ]);
  });

  test('is signed once by two simultaneous requests', async () => {
    const replies = await Promise.all([act('sign'), act('sign')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await texts()).toHaveLength(1);
  });

  test('fills the marks of later reports, and its text is copied to them', async () => {
    await act('sign');
    path = await begin('annual-review');
    expect((await read()).filled.goals[0]?.earlierMarks).toEqual([{ until: '2026-11-13', code: 'PG' }]);
    await therapist.put(path, { sections: [{ key: 'presentLevels', text: 'Cuts on a line.' }] });
    await act('sign');
    path = await begin('annual-review');
    expect((await read()).sections).toEqual([
      {
        key: 'presentLevels',
        text: expect.stringMatching(
          /^Cuts on a line\.\n\nFine motor:\nCutting on a line: 3 of 5 trials .*\.$/,
        ),
      },
    ]);
    path = await begin();
    expect((await read()).fromOn).toBe('2026-11-14');
  });
});

describe('Signing is refused', () => {
  test('until every goal has a mark', async () => {
    await therapist.put(path, { marks: [] });
    expect(statusAndText(await act('sign'))).toEqual([409, 'Choose a mark for every goal before you sign']);
  });

  test('until the scores of an evaluation are within their ranges', async () => {
    path = await begin('evaluation');
    const plain = { test: 'Sample Motor Test', subtest: null, raw: null, standard: '120' };
    const earlier = { ...plain, percentile: null, ageEquivalent: null, descriptor: null };
    const put = (percentile: string) =>
      therapist.put(path, {
        scores: [earlier, { ...earlier, scale: 'standard', percentile, interval: '114–126 (95%)' }],
      });
    expect((await put('910')).status).toBe(200);
    expect(statusAndText(await act('sign'))).toEqual([
      409,
      'Score 2 needs a correction before you sign. A percentile is a number from 0.1 to 99.9, such as 16, <1 or >99',
    ]);
    await put('91');
    const signed = parsedText((await act('sign')).json());
    expect(signed).toMatchObject({
      // A row without the newer fields is signed as it was before they were added.
      scores: [earlier, { scale: 'standard', percentile: '91', interval: '114–126 (95%)' }],
    });
    expect('scores' in signed && signed.scores[0]).toEqual(earlier);
    expect(await verified()).toEqual({ texts: 2, reviews: 0, broken: [] });
  });

  test('without a signing profile', async () => {
    const other = await practice.register();
    const client = await addRecord<{ id: number }>(other, '/api/clients', {
      firstName: 'Ben',
      lastName: 'Example',
    });
    const { id } = await addRecord<{ id: number }>(
      other,
      '/api/documents',
      buildDocument({ clientId: client.id }),
    );
    expect(statusAndText(await other.post(`/api/documents/${id}/sign`, {}))).toEqual([
      409,
      'Add your name, credentials and license before you sign',
    ]);
    expect((await other.post(`${path}/sign`, {})).status).toBe(404);
  });

  test('for an outdated draft, and a second time', async () => {
    const { updatedAt } = await read();
    await therapist.put(path, { title: 'Second report' });
    expect(statusAndText(await act('sign', { updatedAt }))).toEqual([409, CHANGED_MEANWHILE]);
    await act('sign');
    expect(statusAndText(await act('sign'))).toEqual([409, IS_SIGNED]);
  });
});

describe('Only what was displayed is signed:', () => {
  const preview = async () => (await therapist.get(`${path}/signing`)).json<DocumentSigningPreview>();
  const another = async () => {
    const date = '2026-11-11T15:00:00.000Z';
    const session = await addRecord<Session>(
      therapist,
      '/api/sessions',
      buildSession({ clientId, date, notes: 'Cut along a line.' }),
    );
    await therapist.put(`/api/sessions/${session.id}/note`, { template: 'narrative', setting: 'home' });
    await therapist.post(`/api/sessions/${session.id}/note/sign`, { status: 'completed' });
  };

  test('the preview shows the final document, the refusal and the warnings', async () => {
    expect(await preview()).toMatchObject({
      document: { title: 'Progress Report', marks: [{ code: 'PG' }], filled: { held: 1 } },
      refusal: null,
      warnings: [],
      attestations: ['I prepared this document from the record and my professional judgment.'],
      needsPassword: false,
    });
    await therapist.put(path, { marks: [] });
    expect((await preview()).refusal).toBe('Choose a mark for every goal before you sign');
    const other = await practice.register();
    expect((await other.get(`${path}/signing`)).status).toBe(404);
    expect((await practice.visitor().get(`${path}/signing`)).status).toBe(401);
  });

  test.each<[what: string, change: () => Promise<unknown>]>([
    ['a word', () => therapist.put(path, { sections: [{ key: 'next', text: 'Curves next.' }] })],
    ['a mark', () => therapist.put(path, { marks: [{ goalPosition: 1, code: 'PS' }] })],
    ['a figure of the record', another],
    ['a figure that was filled in', () => another().then(() => act('fill'))],
    [
      'the meaning of a mark',
      () => therapist.put('/api/practice-settings', { progressCodes: [{ code: 'PG', label: 'Growing' }] }),
    ],
  ])('%s changed since the preview blocks the signature', async (_what, change) => {
    const { seen } = await preview();
    await change();
    expect(statusAndText(await act('sign', { seen }))).toEqual([409, CHANGED_MEANWHILE]);
    const now = await preview();
    expect(now.seen).not.toBe(seen);
    expect((await act('sign', { seen: now.seen })).status).toBe(201);
  });

  test('words of a packet that were filled in and not changed are named, and do not block', async () => {
    path = await begin('annual-review');
    const title = 'Present Levels by Domain still has the words that were filled in from';
    expect((await preview()).warnings).toEqual([`${title} 1 session since Nov 10, 2026`]);
    await another();
    await act('fill');
    expect((await preview()).warnings).toEqual([`${title} 2 sessions since Nov 10, 2026`]);
    await therapist.put(path, { sections: [{ key: 'presentLevels', text: 'Cuts on a line.' }] });
    expect((await preview()).warnings).toEqual([]);
    await act('sign');
    path = await begin('annual-review');
    expect((await preview()).warnings).toEqual([
      `${title} the annual review packet until Jun 25, 2027 and from 2 sessions since Nov 10, 2026`,
    ]);
    await act('sign');
    await act('correct', { reason: 'The wrong words' });
    expect((await preview()).warnings).toEqual([
      `${title} the annual review packet until Jun 25, 2027 and from 2 sessions since Nov 10, 2026`,
    ]);
  });

  test('a record that changed since it was filled is reported, but does not block', async () => {
    await another();
    expect((await preview()).warnings).toEqual([
      'The record has changed since this document was filled. Fill it again to take in what it says now',
    ]);
    await act('fill');
    expect((await preview()).warnings).toEqual([]);
  });
});

describe('A signed document cannot change:', () => {
  test('changing, filling and deleting are refused, and the same values succeed', async () => {
    await act('sign');
    const { title } = await read();
    expect((await therapist.put(path, { title })).status).toBe(200);
    expect(statusAndText(await therapist.put(path, { title: 'Other' }))).toEqual([409, IS_SIGNED]);
    expect(statusAndText(await act('fill'))).toEqual([409, IS_SIGNED]);
    expect(statusAndText(await therapist.delete(path))).toEqual([
      409,
      'This document was signed and stays in the record',
    ]);
  });

  test.each([
    ["UPDATE documents SET title = 'Other'", 'This document is signed'],
    ["UPDATE documents SET state = 'draft', marks = '[]'", 'This document is signed'],
    ['DELETE FROM documents', 'This document is signed'],
    ["UPDATE signed_documents SET text = '{}'", 'What is signed is never changed'],
    ['DELETE FROM signed_documents', 'What is signed stays with its client'],
  ])('the database refuses %s', async (statement, message) => {
    await act('sign');
    const run = practice.database.write((queries) => sql.raw(statement).execute(queries));
    await expect(run).rejects.toThrow(message);
  });

  test('an archive with an altered or missing text is refused', async () => {
    await act('sign');
    const lists: [string, unknown][] = [];
    for (const { table } of listedRecords) {
      lists.push([table, (await therapist.get(listAddress(table))).json()]);
    }
    const versions = Object.fromEntries(listedRecords.map((kind) => [kind.table, versionOf(kind)]));
    const caseload = { versions, ...Object.fromEntries(lists), documents: [await read()] };
    const [note, report] = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
    const altered = [note, { ...report, text: report?.text.replace('PG', 'PS') }];
    const newcomer = await practice.register();
    const send = (content: object) => newcomer.post('/api/import', buildArchive({ ...caseload, ...content }));
    expect((await send({ signed_documents: altered })).text).toContain('It is not as it was signed');
    expect((await send({ signed_documents: [note] })).text).toContain(
      'Its signed text is not in this archive',
    );
  });
});

describe('After signing', () => {
  beforeEach(async () => {
    await act('sign');
    now = new Date('2026-11-25T15:00:00.000Z');
  });

  test('a therapist or a family can add to it', async () => {
    const added = (
      await act('addenda', { kind: 'family-statement', words: 'We see more at home.' })
    ).json<SignedDocument>();
    expect(parsedText(added)).toMatchObject({
      words: 'We see more at home.',
      attestations: [
        { text: 'I add this to the progress report signed on Nov 20, 2026. The original is unchanged.' },
      ],
    });
  });

  test('a correction is a separate draft, signed as the next version', async () => {
    expect(statusAndText(await act('correct', { reason: 'No' }))).toEqual([
      400,
      'Please give a reason of at least 5 characters',
    ]);
    const draft = (await act('correct', { reason: 'The wrong mark' })).json<ClinicalDocument>();
    expect(draft).toMatchObject({ state: 'draft', version: 2, correctionReason: 'The wrong mark' });
    expect(statusAndText(await act('correct', { reason: 'Once more' }))).toEqual([
      409,
      'This document is being corrected. Sign the correction first',
    ]);
    expect((await therapist.delete(path)).status).toBe(409);
    await therapist.put(path, { marks: [{ goalPosition: 1, code: 'PS' }] });
    const second = (await act('sign')).json<SignedDocument>();
    const [first] = await texts();
    expect(second).toMatchObject({ version: 2, aboutUid: first?.uid });
    expect(parsedText(second).attestations.at(-1)?.text).toBe(
      'This replaces the version signed on Nov 20, 2026, which stays in the record. Reason: The wrong mark',
    );
  });

  test('the signed version counts until its correction is signed, and nothing counts after a withdrawal', async () => {
    const due = async () =>
      (await therapist.get('/api/documents/due?until=2026-11-30')).json<{ dueOn: string }[]>();
    const begun = async (kind: ClinicalDocument['kind']) =>
      (await therapist.get(await begin(kind))).json<ClinicalDocument>();
    const marks = async () => (await begun('annual-review')).filled.goals[0]?.earlierMarks;
    await act('correct', { reason: 'The wrong mark' });
    const corrected = { untilOn: '2026-10-01', marks: [{ goalPosition: 1, code: 'PS' }] };
    await therapist.put(path, corrected);
    expect(await due()).toEqual([]);
    expect(await marks()).toEqual([{ until: '2026-11-13', code: 'PG' }]);
    expect((await begun('progress-report')).fromOn).toBe('2026-11-14');
    await act('sign');
    expect(await marks()).toEqual([{ until: '2026-10-01', code: 'PS' }]);
    await act('withdraw', { reason: 'Signed in error' });
    await act('correct', { reason: 'Written anew' });
    expect(await due()).toMatchObject([{ dueOn: '2026-11-13' }]);
    expect(await marks()).toEqual([]);
    expect((await begun('progress-report')).fromOn).toBe('2026-09-08');
  });

  test('a packet’s signed text is copied while it is being corrected', async () => {
    path = await begin('annual-review');
    const words = (text: string) => [{ key: 'presentLevels', text }];
    await therapist.put(path, { sections: words('Cuts on a line.') });
    await act('sign');
    await act('correct', { reason: 'The wrong words' });
    await therapist.put(path, { sections: words('Not yet') });
    path = await begin('annual-review');
    expect((await read()).sections).toEqual(words(expect.stringMatching(/^Cuts on a line\.\n\nFine motor:/)));
  });

  test('a correction without changes can be discarded, and the document is as it was signed', async () => {
    const before = await read();
    await act('correct', { reason: 'The wrong mark' });
    const leave = () => therapist.delete(`${path}/correct`);
    for (const change of [
      { title: 'Other' },
      { marks: [{ goalPosition: 1, code: 'PS' }] },
      { planId: null },
    ]) {
      await therapist.put(path, change);
      expect(statusAndText(await leave())).toEqual([
        409,
        'The correction says something else than what was signed. Sign it, or take back what you changed',
      ]);
      const { title, marks, planId } = before;
      await therapist.put(path, { title, marks, planId });
    }
    expect((await leave()).status).toBe(204);
    expect(await read()).toEqual({ ...before, updatedAt: expect.any(String) });
    // Repeating it changes nothing.
    expect((await leave()).status).toBe(204);
    expect(statusAndText(await therapist.put(path, { title: 'Other' }))).toEqual([409, IS_SIGNED]);
    expect(await verified()).toEqual({ texts: 2, reviews: 0, broken: [] });
    const other = await practice.register();
    expect((await other.delete(`${path}/correct`)).status).toBe(404);
  });

  test('the annual record of a packet is not signed, so discarding a correction also restores it', async () => {
    path = await begin('annual-review');
    await act('sign');
    const annual = await addRecord<{ id: number }>(therapist, '/api/annuals', buildAnnual({ clientId }));
    expect(statusAndText(await therapist.put(path, { annualId: annual.id }))).toEqual([409, IS_SIGNED]);
    await act('correct', { reason: 'Its annual record' });
    expect((await therapist.put(path, { annualId: annual.id })).status).toBe(200);
    expect((await therapist.delete(`${path}/correct`)).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'signed', version: 1, annualId: annual.id });
    expect(await verified()).toMatchObject({ broken: [] });
  });

  test('discarding a second correction restores the first, and for a withdrawn document the withdrawal', async () => {
    await act('correct', { reason: 'The wrong mark' });
    await therapist.put(path, { title: 'Second report' });
    await act('sign');
    await act('correct', { reason: 'Another reason' });
    await therapist.delete(`${path}/correct`);
    expect(await read()).toMatchObject({ state: 'signed', version: 2, correctionReason: 'The wrong mark' });
    await act('withdraw', { reason: 'Signed in error' });
    await act('correct', { reason: 'Written again' });
    await therapist.put(path, { title: 'Third report' });
    expect((await therapist.delete(`${path}/correct`)).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'withdrawn', version: 2 });
  });

  test('a withdrawn document stays in the record, no longer counts as a report, and can be rewritten', async () => {
    const withdrawn = (await act('withdraw', { reason: 'Signed in error' })).json<SignedDocument>();
    expect(parsedText(withdrawn).attestations[0]?.text).toContain('I withdraw the progress report signed on');
    expect(statusAndText(await act('withdraw', { reason: 'Signed in error' }))).toEqual([
      409,
      'This document was withdrawn already',
    ]);
    expect(statusAndText(await therapist.put(path, { title: 'Other' }))).toEqual([
      409,
      'This document was withdrawn. Correct it to write it again',
    ]);
    expect((await act('correct', { reason: 'Written again' })).status).toBe(201);
    expect(await verified()).toEqual({ texts: 3, reviews: 0, broken: [] });
  });

  test('it is sealed with its child and restored byte by byte', async () => {
    const before = await texts();
    const { headers } = await therapist.delete(`/api/clients/${clientId}`);
    expect(await texts()).toEqual([]);
    expect((await therapist.post(`/api/undo/${headers.get('undo')}`)).status).toBe(200);
    expect(await texts()).toEqual(before);
    expect((await read()).state).toBe('signed');
  });
});

test('Nothing can be added to a draft', async () => {
  expect(statusAndText(await act('addenda', { words: 'More' }))).toEqual([
    409,
    'This document is not signed yet',
  ]);
  expect(statusAndText(await therapist.delete(`${path}/correct`))).toEqual([
    409,
    'This document is not signed yet',
  ]);
});
