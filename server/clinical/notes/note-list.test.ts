import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ListedNote } from '#domain/clinical/signing/listed-note.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let client: Client;
let now: Date;

/** The practice's first day is November 16, 2026; the tests run on November 20 at 10 AM. */
beforeEach(async () => {
  now = new Date('2026-11-16T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now, endsIdleSignIns: false });
  therapist = await practice.register();
  await therapist.put('/api/signing-profile', buildSigningProfile());
  client = await addRecord(therapist, '/api/clients', buildClient());
  now = new Date('2026-11-20T15:00:00.000Z');
});

const addSession = (date: string, changes: Partial<Session> = {}) =>
  addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({ clientId: client.id, date, status: 'completed' }),
    notes: null,
    ...changes,
  });
const list = async (query = '', of = therapist) => (await of.get(`/api/notes${query}`)).json<ListedNote[]>();
const idsOf = async (query: string) => (await list(query)).map(({ sessionId }) => sessionId);
const sign = (id: number) => therapist.post(`/api/sessions/${id}/note/sign`, {});

test('A visitor cannot read notes, and another therapist cannot read these', async () => {
  await addSession('2026-11-19T15:00:00.000Z');
  expect((await practice.visitor().get('/api/notes')).status).toBe(401);
  expect((await practice.visitor().get('/api/notes/open')).status).toBe(401);
  const other = await practice.register();
  expect(await list('', other)).toEqual([]);
  expect((await other.get('/api/notes/open')).json()).toEqual({ missing: 0, draft: 0, late: 0 });
});

test.each([
  ['state=lost', 'State must be missing, draft, correcting, signed, withdrawn, open or late'],
  ['order=best', 'Order must be newest or oldest'],
  ['from=soon', 'From and to must be dates like 2026-09-01, or moments'],
  ['clientId=x', 'The client must be named by its number'],
])('The list is refused with %s', async (query, message) => {
  const reply = await therapist.get(`/api/notes?${query}`);
  expect([reply.status, reply.text]).toEqual([400, message]);
});

test('A note is listed with its session and the days since then', async () => {
  const session = await addSession('2026-11-17T15:00:00.000Z', { duration: 45 });
  expect(await list()).toEqual([
    {
      sessionId: session.id,
      clientId: client.id,
      groupId: null,
      date: '2026-11-17T15:00:00.000Z',
      duration: 45,
      type: 'individual',
      status: 'completed',
      noteStatus: 'none',
      isCorrection: false,
      daysSince: 3,
      isLate: true,
    },
  ]);
});

describe('A session that needs a note:', () => {
  test.each<[when: string, date: string, changes: Partial<Session>, needs: boolean]>([
    ['that took place', '2026-11-19T15:00:00.000Z', {}, true],
    ['that took place on the first day', '2026-11-16T05:00:00.000Z', {}, true],
    ['that took place before the first day', '2026-11-16T04:59:59.000Z', {}, false],
    ['that was missed', '2026-11-19T15:00:00.000Z', { status: 'no-show' }, true],
    ['that was an absence', '2026-11-19T15:00:00.000Z', { status: 'absence' }, true],
    ['that was called off', '2026-11-19T15:00:00.000Z', { status: 'cancelled' }, false],
    ['called off, with words', '2026-11-19T15:00:00.000Z', { status: 'cancelled', notes: 'Snow.' }, true],
    ['still planned and over', '2026-11-20T14:00:00.000Z', { status: 'scheduled', duration: 60 }, true],
    ['still planned and under way', '2026-11-20T14:00:00.000Z', { status: 'scheduled', duration: 61 }, false],
    ['checked in and under way', '2026-11-20T14:45:00.000Z', {}, true],
    ['still to come', '2026-11-20T16:00:00.000Z', { status: 'scheduled' }, false],
    ['still to come and called in sick', '2026-11-20T16:00:00.000Z', { status: 'absence' }, false],
  ])('%s', async (_when, date, changes, needs) => {
    const { id } = await addSession(date, changes);
    expect(await idsOf('')).toEqual(needs ? [id] : []);
  });

  test('is listed once it is over, even without a change', async () => {
    const { id } = await addSession('2026-11-20T14:30:00.000Z', { status: 'scheduled', duration: 45 });
    const before = await therapist.get('/api/notes');
    expect(before.json()).toEqual([]);
    now = new Date('2026-11-20T15:15:00.000Z');
    const tag = before.headers.get('etag') ?? '';
    const after = await therapist.get('/api/notes', { 'if-none-match': tag });
    expect(after.json<ListedNote[]>().map(({ sessionId }) => sessionId)).toEqual([id]);
  });

  test('is listed from the day that the owner chose, or from the first day without one', async () => {
    const { id } = await addSession('2026-09-04T15:00:00.000Z');
    await therapist.put('/api/practice-settings', { notesSignedFrom: '2026-09-05' });
    expect(await idsOf('')).toEqual([]);
    await therapist.put('/api/practice-settings', { notesSignedFrom: '2026-09-04' });
    expect(await idsOf('')).toEqual([id]);
    await therapist.put('/api/practice-settings', { notesSignedFrom: null });
    expect(await idsOf('')).toEqual([id]);
  });
});

test('The list can be filtered by the state of the notes, by client and by day', async () => {
  const other = await addRecord<Client>(therapist, '/api/clients', buildClient({ firstName: 'Ada' }));
  const missing = await addSession('2026-11-16T15:00:00.000Z');
  const words = await addSession('2026-11-17T15:00:00.000Z', { notes: 'Cut along a line.' });
  const stored = await addSession('2026-11-18T15:00:00.000Z', { clientId: other.id });
  await therapist.put(`/api/sessions/${stored.id}/note`, buildNote());
  const signed = await addSession('2026-11-19T15:00:00.000Z', { notes: 'Sat still.' });
  const withdrawn = await addSession('2026-11-20T13:00:00.000Z', { notes: 'Another child.' });
  expect([(await sign(signed.id)).status, (await sign(withdrawn.id)).status]).toEqual([201, 201]);
  await therapist.post(`/api/sessions/${withdrawn.id}/note/withdraw`, { reason: 'Signed in error' });

  const all = [withdrawn.id, signed.id, stored.id, words.id, missing.id];
  expect(await idsOf('')).toEqual(all);
  expect(await idsOf('?order=oldest')).toEqual(all.toReversed());
  expect(await idsOf('?state=missing')).toEqual([missing.id]);
  expect(await idsOf('?state=draft')).toEqual([stored.id, words.id]);
  expect(await idsOf('?state=signed')).toEqual([signed.id]);
  expect(await idsOf('?state=withdrawn')).toEqual([withdrawn.id]);
  expect(await idsOf('?state=open')).toEqual([stored.id, words.id, missing.id]);
  expect(await idsOf('?state=late')).toEqual([words.id, missing.id]);
  expect(await idsOf(`?clientId=${other.id}`)).toEqual([stored.id]);
  expect(await idsOf('?from=2026-11-17&to=2026-11-18')).toEqual([stored.id, words.id]);
  expect(await idsOf('?from=2026-09-01&to=2026-11-16')).toEqual([missing.id]);
  expect((await list()).filter(({ isLate }) => isLate).map(({ sessionId }) => sessionId)).toEqual([
    words.id,
    missing.id,
  ]);
  expect((await therapist.get('/api/notes/open')).json()).toEqual({ missing: 1, draft: 2, late: 2 });
});

test('A note that is being corrected is to be signed again, and is marked as a correction', async () => {
  const draft = await addSession('2026-11-18T15:00:00.000Z', { notes: 'Cut along a line.' });
  const session = await addSession('2026-11-19T15:00:00.000Z', { notes: 'Sat still.' });
  await sign(session.id);
  await therapist.post(`/api/sessions/${session.id}/note/correct`, { reason: 'Another goal' });
  const corrections = (await list('?state=draft')).map(({ sessionId, isCorrection }) => [
    sessionId,
    isCorrection,
  ]);
  expect(corrections).toEqual([
    [session.id, true],
    [draft.id, false],
  ]);
  expect(await idsOf('?state=correcting')).toEqual([session.id]);
  await therapist.delete(`/api/sessions/${session.id}/note/correct`);
  expect(await list('?state=correcting')).toEqual([]);
  expect((await list('?state=signed')).map(({ isCorrection }) => isCorrection)).toEqual([false]);
});

test('The list is paged, and answers 304 if unchanged', async () => {
  const sessions: Session[] = [];
  for (const hour of [10, 11, 12]) sessions.push(await addSession(`2026-11-19T${hour}:00:00.000Z`));
  const [first, second, third] = sessions.map(({ id }) => id);
  const page = await therapist.get('/api/notes?limit=2&state=open');
  expect(page.json<ListedNote[]>().map(({ sessionId }) => sessionId)).toEqual([third, second]);
  expect(page.headers.get('total-count')).toBe('3');
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
  expect((await therapist.get(next)).json<ListedNote[]>().map(({ sessionId }) => sessionId)).toEqual([first]);

  const tag = (await therapist.get('/api/notes')).headers.get('etag') ?? '';
  expect((await therapist.get('/api/notes', { 'if-none-match': tag })).status).toBe(304);
  await therapist.put(`/api/sessions/${first}/note`, buildNote());
  expect((await therapist.get('/api/notes', { 'if-none-match': tag })).status).toBe(200);
});
