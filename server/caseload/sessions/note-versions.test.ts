import { beforeEach, expect, test } from 'vitest';
import type { NoteVersion } from '#domain/caseload/sessions/note-version.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;
let sessionId: number;

/** Creates a completed session with a note, on November 20, 2026, 10:00 in New York. */
beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
  sessionId = await billing.addSession({ notes: 'Cut on the line.' });
});

async function versions(of = sessionId, therapist = billing.owner): Promise<NoteVersion[]> {
  return (await therapist.get(`/api/note-versions?sessionId=${of}`)).json<NoteVersion[]>();
}

async function write(notes: string, changes: object = {}): Promise<void> {
  const reply = await billing.owner.put(`/api/sessions/${sessionId}`, { notes, ...changes });
  expect(reply.status, reply.text).toBe(200);
}

test('Versions require a sign-in', async () => {
  expect((await billing.practice.visitor().get('/api/note-versions')).status).toBe(401);
});

test('A session id must be a number', async () => {
  expect(statusAndText(await billing.owner.get('/api/note-versions?sessionId=first'))).toEqual([
    400,
    'The session must be named by its number',
  ]);
});

test("Another therapist's versions are not found", async () => {
  await write('Cut a circle.');
  const other = await billing.practice.register();
  expect(await versions(sessionId, other)).toEqual([]);
  expect((await other.get('/api/note-versions')).json()).toEqual([]);
});

test("A version of a completed session's note is saved with its time and the author of the change", async () => {
  billing.at('2026-11-21T15:00:00.000Z');
  await write('Did not cut at all.');
  expect(await versions()).toEqual([
    {
      id: 1,
      therapistId: 1,
      clientId: billing.clientId,
      sessionId,
      text: 'Cut on the line.',
      replacedAt: '2026-11-21T15:00:00.000Z',
      replacedBy: 'Therapist 1 Sample',
    },
  ]);
});

test('Every replaced text is saved, even within one second and after a change of status', async () => {
  await write('Did not cut at all.');
  await write('Cut a circle.', { status: 'scheduled' });
  await write('Drew a circle.');
  await write('', { status: 'completed' });
  expect((await versions()).map(({ text }) => text)).toEqual([
    'Drew a circle.',
    'Cut a circle.',
    'Did not cut at all.',
    'Cut on the line.',
  ]);
});

test('Continued typing creates one version in ten minutes', async () => {
  const text = 'Cut on the line. Then they folded the paper twice and were proud of it.';
  for (let length = 17; length <= text.length; length += 1) await write(text.slice(0, length));
  expect(await versions()).toHaveLength(1);
  billing.at('2026-11-20T15:10:00.000Z');
  await write(`${text} Left at noon.`);
  expect((await versions()).map((version) => version.text)).toEqual([text, 'Cut on the line.']);
});

test('A change of other fields saves no version', async () => {
  await billing.owner.put(`/api/sessions/${sessionId}`, { duration: 45 });
  await write('Cut on the line.');
  expect(await versions()).toEqual([]);
});

test('Versions move with the session to another client, and are restored with a deleted client', async () => {
  await write('Did not cut at all.');
  const clientId = await billing.addClient();
  await billing.owner.put(`/api/sessions/${sessionId}`, { clientId });
  const before = await versions();
  expect(before).toMatchObject([{ clientId, text: 'Cut on the line.' }]);
  await billing.owner.delete(`/api/clients/${clientId}`);
  expect(await versions()).toEqual([]);
  await billing.owner.post('/api/sealed-records/1/restore');
  expect(await versions()).toEqual(before);
});

test('Versions are listed in pages, latest first', async () => {
  for (const notes of ['One.', 'Two.', 'Three.']) await write(notes);
  const reply = await billing.owner.get('/api/note-versions?limit=2');
  expect(reply.json<NoteVersion[]>().map(({ text }) => text)).toEqual(['Two.', 'One.']);
  expect(reply.headers.get('link')).toContain('rel="next"');
});
