import { beforeEach, expect, test } from 'vitest';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let now: string;
let practice: TestPractice;
let therapist: TestVisitor;
let signable: Awaited<ReturnType<typeof addSignable>>;

beforeEach(async () => {
  now = '2026-11-20T15:00:00.000Z';
  practice = await startTestPractice({ clock: () => new Date(now) });
  therapist = await practice.register();
  signable = await addSignable(therapist);
  await therapist.put(signable.note, buildNote({ planId: signable.plan.id }));
});

async function notePdf() {
  const reply = await practice.app.inject({
    url: `${signable.note}/pdf`,
    headers: { cookie: therapist.cookie },
  });
  expect(reply.statusCode).toBe(200);
  const { pageCount, text } = readPdf(reply.rawPayload);
  return { headers: reply.headers, pageCount, words: text.replace(/\s+/g, ' ') };
}

const count = (words: string, part: string) => words.split(part).length - 1;
const sign = async () =>
  (await therapist.post(`${signable.note}/sign`, { status: 'completed' })).json<SignedDocument>();

test('A visitor and another therapist cannot read a note as a PDF', async () => {
  expect((await practice.visitor().get(`${signable.note}/pdf`)).status).toBe(401);
  const other = await practice.register();
  for (const id of [signable.session.id, '999999', 'first']) {
    expect(statusAndText(await other.get(`/api/sessions/${id}/note/pdf`))).toEqual([
      404,
      'The requested session could not be found',
    ]);
  }
});

test('A note is printed in the scripts it was written in, and says which letters it could not print', async () => {
  await therapist.put(signable.note, buildNote({ planId: signable.plan.id, objective: '李明写字。 ᠮᠣ' }));
  const { words } = await notePdf();
  expect(words).toContain('李明写字。');
  expect(words).toMatch(/2 letters could not be printed and are shown as ▯ \(2 Mongolian\)/);
});

test('An unsigned note says so on every page', async () => {
  const long = 'Cut, rested, and cut again. '.repeat(330);
  await therapist.put(signable.note, buildNote({ planId: signable.plan.id, objective: long }));
  const { headers, pageCount, words } = await notePdf();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="session-note-${signable.session.id}-2026-11-19.pdf"`,
  );
  expect(pageCount).toBeGreaterThan(2);
  for (let page = 1; page <= pageCount; page += 1) expect(words).toContain(`page ${page} of ${pageCount}`);
  // Across the page, and next to the child's name.
  expect(count(words, 'DRAFT – NOT SIGNED')).toBe(2 * pageCount);
  expect(count(words, 'Ivy Sample · born Apr 9, 2018 · Session Note')).toBe(pageCount);
  expect(words).toContain('2 of 5 trials independent (40%)');
  // Our index is explained once, in one line.
  expect(count(words, 'How little help the trials took')).toBe(1);
  expect(words).not.toContain('Signed electronically');
});

test('A signed note does not change when the child, the goal or the practice does', async () => {
  const { hash } = await sign();
  const { client, goal } = signable;
  await therapist.put(`/api/clients/${client.id}`, { firstName: 'Renamed' });
  await therapist.put(`/api/goals/${goal.id}`, { name: 'Another goal', revisionReason: 'Renamed it' });
  await therapist.put('/api/practice-settings', { legalName: 'New Name LLC' });
  const { pageCount, words } = await notePdf();
  expect(pageCount).toBe(1);
  for (const part of [
    'Ivy Sample · born Apr 9, 2018 · Session Note',
    'Confidential',
    'page 1 of 1',
    'Nov 19, 2026, 10:00 AM–10:45 AM (45 min)',
    'School Classroom',
    'IEP 2026-27',
    'Cutting on a line: 2 of 5 trials independent (40%), 3 of 5 with no more than verbal cues',
    'Marks: I I V M X',
    'Turns the paper with the other hand now.',
    'I provided this service on the date and at the times shown',
    'Signed electronically by Robin Sample, OTR/L, NY license 012345, Nov 20, 2026, 10:00 AM',
    `Seal ${hash.slice(0, 12)}`,
  ]) {
    expect(words).toContain(part);
  }
  for (const part of ['DRAFT', 'Renamed', 'Another goal', 'New Name LLC', 'More stands behind']) {
    expect(words).not.toContain(part);
  }
});

test('Additions and corrections follow the current version by time, and page 1 lists them', async () => {
  await sign();
  await therapist.post(`${signable.note}/addenda`, { words: 'The aide was there.' });
  await therapist.post(`${signable.note}/correct`, { reason: 'Wrong hand named' });
  // The signed version counts while its correction is being written.
  expect((await notePdf()).words).toContain('Turns the paper with the other hand now.');
  now = '2026-11-24T15:00:00.000Z';
  await therapist.put(
    signable.note,
    buildNote({ planId: signable.plan.id, assessment: 'Turns with the left.' }),
  );
  await sign();
  await therapist.post(`${signable.note}/addenda`, { kind: 'family-statement', words: 'We see it at home.' });
  const { words } = await notePdf();
  expect(words).toContain(
    'More stands behind this, in order of time: Version 1, replaced Nov 24, 2026 · Addendum, Nov 20, 2026 · Family statement, Nov 24, 2026',
  );
  const order = [
    'Late entry',
    'Turns with the left.',
    'Signed electronically by Robin Sample, OTR/L, NY license 012345, Nov 24, 2026',
    'Turns the paper with the other hand now.',
    'The aide was there.',
    'We see it at home.',
    'page 4 of 4',
  ];
  const places = order.map((part) => words.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(words).toContain('Reason: Wrong hand named');
});

test('A withdrawn note says so first, with the reason, and is struck through', async () => {
  await sign();
  await therapist.post(`${signable.note}/withdraw`, { reason: 'Another child was meant' });
  const { words } = await notePdf();
  expect(words.indexOf('Withdrawn Nov 20, 2026')).toBeGreaterThan(-1);
  expect(words.indexOf('Reason: Another child was meant')).toBeLessThan(words.indexOf('Turns the paper'));
  expect(words).toContain('Withdrawal, Nov 20, 2026');
});

test('Reading a note as a PDF is logged', async () => {
  await sign();
  await notePdf();
  await practice.app.close();
  const read = await practice.database.read
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id', 'client_id'])
    .where('action', '=', 'read')
    .execute();
  expect(read).toContainEqual({
    action: 'read',
    entity: 'session',
    entity_id: signable.session.id,
    client_id: signable.client.id,
  });
});
