import { beforeEach, expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { EarlierSection } from '#domain/clinical/notes/pull-forward.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let clientId: number;
let planId: number;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  const { client, plan } = await addSignable(therapist);
  [clientId, planId] = [client.id, plan.id];
});

const noteOf = ({ id }: Pick<Session, 'id'>) => `/api/sessions/${id}/note`;
const earlier = async (session: Session, visitor = therapist) =>
  (await visitor.get(`${noteOf(session)}/earlier`)).json<EarlierSection[]>();
const addSession = (date: string, notes: string | null = null, of = clientId) =>
  addRecord<Session>(therapist, '/api/sessions', buildSession({ clientId: of, date, notes }));

async function addSigned(date: string, note: object, notes: string | null = null): Promise<Session> {
  const session = await addSession(date, notes);
  await therapist.put(noteOf(session), {
    template: 'soap',
    planId,
    setting: 'home',
    activity: 'Cut',
    ...note,
  });
  expect((await therapist.post(`${noteOf(session)}/sign`, { status: 'completed' })).status).toBe(201);
  return session;
}

test('For each section, the text of the last signed note that has any is offered, with its day', async () => {
  await addSigned(
    '2026-09-04T14:00:00.000Z',
    { subjective: 'Quiet.', planText: 'Curves.' },
    'Held the paper.',
  );
  await addSigned('2026-09-11T14:00:00.000Z', { planText: 'Circles.' });
  const next = await addSession('2026-11-19T18:00:00.000Z');
  expect(await earlier(next)).toEqual([
    { section: 'notes', on: '2026-09-04', text: 'Held the paper.' },
    { section: 'subjective', on: '2026-09-04', text: 'Quiet.' },
    { section: 'planText', on: '2026-09-11', text: 'Circles.' },
  ]);
});

test('Text that a signed note did not show is never offered', async () => {
  await addSigned('2026-09-04T14:00:00.000Z', { subjective: 'Quiet.' });
  await addSigned('2026-09-11T14:00:00.000Z', {
    template: 'narrative',
    subjective: 'Typed, then folded away.',
  });
  const missed = await addSession('2026-09-18T14:00:00.000Z', 'At home with a fever.');
  await therapist.put(noteOf(missed), buildNote({ planId, subjective: 'Begun before.' }));
  expect((await therapist.post(`${noteOf(missed)}/sign`, { status: 'no-show' })).status).toBe(201);
  expect(await earlier(await addSession('2026-11-19T18:00:00.000Z'))).toEqual([
    { section: 'notes', on: '2026-09-18', text: 'At home with a fever.' },
    { section: 'subjective', on: '2026-09-04', text: 'Quiet.' },
  ]);
});

test('Nothing is offered from a draft, a withdrawn note, the same day, a later note or another child', async () => {
  const withdrawn = await addSigned('2026-10-01T14:00:00.000Z', { assessment: 'Withdrawn.' });
  await therapist.post(`${noteOf(withdrawn)}/withdraw`, { reason: 'Signed in error' });
  await addSigned('2026-11-19T14:30:00.000Z', { objective: 'The same day.' });
  await therapist.put(noteOf(await addSession('2026-10-08T14:00:00.000Z', 'A draft.')), buildNote());
  const other = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
  const [next, before, others] = [
    await addSession('2026-11-19T18:00:00.000Z'),
    await addSession('2026-09-01T14:00:00.000Z'),
    await addSession('2026-11-20T14:00:00.000Z', null, other.id),
  ];
  await addSigned('2026-11-20T14:00:00.000Z', { subjective: 'Later.' });
  expect([await earlier(next), await earlier(before), await earlier(others)]).toEqual([[], [], []]);
});

test('A visitor and another therapist are offered nothing', async () => {
  const session = await addSession('2026-11-19T18:00:00.000Z');
  expect((await practice.visitor().get(`${noteOf(session)}/earlier`)).status).toBe(401);
  expect((await (await practice.register()).get(`${noteOf(session)}/earlier`)).status).toBe(404);
});
