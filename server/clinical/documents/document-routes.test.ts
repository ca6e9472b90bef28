import { beforeEach, describe, expect, test } from 'vitest';
import type { Annual } from '#domain/billing/annuals/annual.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let client: Client;
let sibling: Client;
let plan: Plan;

beforeEach(async () => {
  practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  client = await addRecord(therapist, '/api/clients', buildClient());
  sibling = await addRecord(therapist, '/api/clients', buildClient({ firstName: 'Ben' }));
  plan = await addRecord(therapist, '/api/plans', buildPlan({ clientId: client.id }));
});

const begin = (changes: Parameters<typeof buildDocument>[0] = { clientId: client.id }) =>
  addRecord<ClinicalDocument>(therapist, '/api/documents', buildDocument(changes));
const of = ({ id }: Pick<ClinicalDocument, 'id'>) => `/api/documents/${id}`;

describe('A new document', () => {
  test('is a draft of the child’s plan up to its next report day', async () => {
    const document = await begin();
    const { filled, sections, marks, scores, ...listed } = document;
    expect((await therapist.get('/api/documents')).json()).toEqual([listed]);
    expect(document).toMatchObject({
      planId: plan.id,
      title: 'Progress Report',
      fromOn: '2026-09-08',
      untilOn: '2026-11-13',
      dueOn: '2026-11-13',
      sections: [],
      state: 'draft',
      version: 1,
    });
    expect(document.filled).toMatchObject({
      client: { name: 'Ivy Sample' },
      plan: { title: 'IEP 2026-27' },
    });
    expect((await therapist.get(of(document))).json()).toEqual(document);
    const lines = (await therapist.get('/api/activity?action=create')).json();
    expect(lines).toContainEqual(
      expect.objectContaining({ entity: 'document', entityId: document.id, clientId: client.id }),
    );
  });

  test('uses the given plan, days and title', async () => {
    const given = { planId: null, title: 'First report', fromOn: '2026-10-01', untilOn: '2026-10-31' };
    expect(await begin({ clientId: client.id, ...given, dueOn: null })).toMatchObject({
      ...given,
      dueOn: null,
    });
  });

  test.each<[string, () => object, number, string]>([
    ['no kind', () => ({ kind: 'letter' }), 400, 'Choose the kind of document'],
    ['no client', () => ({ clientId: 99 }), 404, 'The requested client could not be found'],
    ['no plan', () => ({ planId: 99 }), 404, 'The requested plan could not be found'],
    [
      'another child’s plan',
      () => ({ clientId: sibling.id, planId: plan.id }),
      400,
      'This plan is of another client than the document',
    ],
    [
      'days in the wrong order',
      () => ({ fromOn: '2026-11-14', untilOn: '2026-11-13' }),
      400,
      'The period must not end before it begins',
    ],
  ])('is refused with %s', async (_, changes, status, text) => {
    const reply = await therapist.post('/api/documents', {
      ...buildDocument({ clientId: client.id }),
      ...changes(),
    });
    expect(statusAndText(reply)).toEqual([status, text]);
    expect((await therapist.get('/api/documents')).json()).toEqual([]);
  });
});

test('A plan’s report for a due day is begun once, also by two requests at the same time', async () => {
  const report = { ...buildDocument({ clientId: client.id }), planId: plan.id, dueOn: '2026-11-13' };
  const replies = await Promise.all([1, 2].map(() => therapist.post('/api/documents', report)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(statusAndText(await therapist.post('/api/documents', report))).toEqual([
    409,
    'The report for this due day was begun already. Open it in Documents',
  ]);
  await begin({ ...report, dueOn: '2027-02-05' });
  await begin({ ...report, kind: 'annual-review' });
  expect((await therapist.get('/api/documents')).json()).toHaveLength(3);
});

test('Documents are listed by child, kind and state, latest period first', async () => {
  const first = await begin();
  const review = await begin({ clientId: client.id, kind: 'annual-review' });
  const other = await begin({ clientId: sibling.id, kind: 'evaluation' });
  const listed = async (query: string) =>
    (await therapist.get(`/api/documents${query}`)).json<ClinicalDocument[]>().map(({ id }) => id);
  expect(await listed('')).toEqual([review.id, other.id, first.id]);
  expect(await listed(`?clientId=${client.id}`)).toEqual([review.id, first.id]);
  expect(await listed('?kind=evaluation')).toEqual([other.id]);
  expect(await listed('?state=signed')).toEqual([]);
  expect(statusAndText(await therapist.get('/api/documents?state=late'))).toEqual([
    400,
    'State must be draft, signed or withdrawn',
  ]);
});

test('A report is due until one that covers its day is signed', async () => {
  const due = async () => (await therapist.get('/api/documents/due?until=2026-11-30')).json();
  const late = { clientId: client.id, planId: plan.id, dueOn: '2026-11-13', daysAway: -7 };
  const document = await begin();
  expect(await due()).toEqual([late]);
  expect(await (await practice.register()).get('/api/documents/due?until=2026-11-30')).toMatchObject({
    text: '[]',
  });
  await therapist.put('/api/signing-profile', buildSigningProfile());
  expect((await therapist.post(`${of(document)}/sign`, {})).status).toBe(201);
  expect(await due()).toEqual([]);
  expect(statusAndText(await therapist.get('/api/documents/due'))).toEqual([
    400,
    'Until must be a date like 2026-09-01',
  ]);
});

describe('A change of a draft', () => {
  test('saves the text, and a repeated request changes nothing', async () => {
    const document = await begin();
    const change = {
      sections: [{ key: 'next', text: 'Curves next.' }],
      marks: [{ goalPosition: 1, code: 'PS' }],
      updatedAt: document.updatedAt,
    };
    const saved = await therapist.put(of(document), change);
    expect(saved.json()).toMatchObject({
      sections: change.sections,
      marks: [{ goalPosition: 1, code: 'PS', comment: null, plainLine: null }],
      title: document.title,
    });
    expect((await therapist.put(of(document), change)).text).toBe(saved.text);
  });

  test('based on an older version is refused', async () => {
    const document = await begin();
    const saved = (await therapist.put(of(document), { title: 'First' })).json<ClinicalDocument>();
    const stale = await therapist.put(of(document), { title: 'Second', updatedAt: document.updatedAt });
    expect(statusAndText(stale)).toEqual([409, CHANGED_MEANWHILE]);
    expect((await therapist.get(of(document))).json()).toEqual(saved);
  });

  test.each<[object, string]>([
    [{ sections: [{ key: 'needs', text: 'Scissors' }] }, 'A section is not one of this kind of document'],
    [{ sections: [{ key: 'attendance', text: 'All' }] }, 'A section is not one of this kind of document'],
    [
      {
        sections: [
          { key: 'next', text: 'One' },
          { key: 'next', text: 'Two' },
        ],
      },
      'A section stands in the document twice',
    ],
    [{ scores: [{ test: 'Buttons' }] }, 'Scores are written in an evaluation'],
    [{ marks: [{ goalPosition: 1 }, { goalPosition: 1 }] }, 'A goal has two marks'],
    [{ untilOn: '2026-09-07' }, 'The period must not end before it begins'],
    [{ title: ' ' }, 'Title is required'],
    [{ marks: [{ goalPosition: 1, code: 'XX' }] }, 'The mark "XX" is not one of this practice\'s marks'],
  ])('is refused: %j', async (change, text) => {
    const document = await begin();
    expect(statusAndText(await therapist.put(of(document), change))).toEqual([400, text]);
    expect((await therapist.get(of(document))).json()).toEqual(document);
  });

  test('keeps a mark that the practice used when it was chosen', async () => {
    const document = await begin();
    await therapist.put(of(document), { marks: [{ goalPosition: 1, code: 'PG' }] });
    await therapist.put('/api/practice-settings', { progressCodes: [{ code: 'M', label: 'Met' }] });
    const put = (code: string) =>
      therapist.put(of(document), { marks: [{ goalPosition: 1, code, comment: 'Slow' }] });
    expect((await put('PG')).status).toBe(200);
    expect((await put('PS')).status).toBe(400);
    expect((await put('M')).status).toBe(200);
  });

  test('keeps scores with their scale and interval, and leaves out what is empty', async () => {
    const document = await begin({ clientId: client.id, kind: 'evaluation' });
    const full = {
      ...{
        test: 'Sample Motor Test',
        edition: '2nd edition',
        subtest: 'Balance',
        scale: 'standard',
        raw: '31',
      },
      ...{
        standard: '85',
        percentile: '16',
        interval: '79–91 (95%)',
        ageEquivalent: '7-2',
        descriptor: null,
      },
    };
    const bare = { subtest: null, raw: null, standard: '95', percentile: null, ageEquivalent: null };
    const cleared = { test: 'Buttons', edition: ' ', scale: null, standard: '95', interval: '' };
    const saved = await therapist.put(of(document), { scores: [full, cleared] });
    const scores = [full, { ...bare, test: 'Buttons', descriptor: null }];
    expect(saved.json<ClinicalDocument>().scores).toEqual(scores);
    expect((await therapist.get(of(document))).json<ClinicalDocument>().scores).toEqual(scores);
    expect(
      statusAndText(await therapist.put(of(document), { scores: [{ ...full, scale: 'stanine' }] })),
    ).toEqual([400, 'Choose the scale from the list']);
  });

  test('can fill every section and 60 rows of scores up to their limits', async () => {
    const document = await begin({ clientId: client.id, kind: 'evaluation' });
    const keys = ['referral', 'profile', 'recordsReviewed', 'observations', 'findings', 'effect', 'summary'];
    const sections = keys.map((key) => ({ key, text: 'á'.repeat(20_000) }));
    const scores = Array.from({ length: 60 }, (_, index) => ({ test: `Buttons ${index}`, standard: '95' }));
    expect((await therapist.put(of(document), { sections, scores })).status).toBe(200);
  });
});

describe('A document prevents', () => {
  test('the deletion of its plan', async () => {
    const empty = await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId: client.id }));
    await begin({ clientId: client.id, planId: empty.id });
    expect(statusAndText(await therapist.delete(`/api/plans/${empty.id}`))).toEqual([
      409,
      'This plan has documents, so it stays in the record. Only an empty plan can be deleted',
    ]);
  });

  test('its annual record from moving to another child', async () => {
    const annual = await addRecord<Annual>(therapist, '/api/annuals', buildAnnual({ clientId: client.id }));
    await begin({ clientId: client.id, kind: 'annual-review', annualId: annual.id });
    expect(statusAndText(await therapist.delete(`/api/annuals/${annual.id}`))).toEqual([
      409,
      'A document belongs to this annual record, so it stays in the record',
    ]);
    expect(statusAndText(await therapist.put(`/api/annuals/${annual.id}`, { clientId: sibling.id }))).toEqual(
      [
        409,
        'This annual record belongs to a document of its client, so it cannot be moved to another client',
      ],
    );
  });
});

test('A draft can be deleted and restored', async () => {
  const document = await begin();
  const { headers, status } = await therapist.delete(of(document));
  expect([status, (await therapist.get(of(document))).status]).toEqual([204, 404]);
  expect((await therapist.post(`/api/undo/${headers.get('undo')}`)).status).toBe(200);
  expect((await therapist.get(of(document))).json()).toEqual(document);
});
