import { expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable, signReport } from '#tests/builders/signing-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { statementsDuring } from '#tests/setup/recorded-statements.ts';

test('The page of a note needs as many statements after twenty sessions as after one', async () => {
  const practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  const therapist = await practice.register();
  const { client, goal, plan, path, session } = await addSignable(therapist);
  const statements = async () => {
    const asked = await statementsDuring(async () => {
      await therapist.get(`${path}/note`);
      await therapist.get(`${path}/note/earlier`);
      await therapist.get(`/api/results?sessionId=${session.id}`);
      await therapist.get(`/api/results?clientId=${client.id}&to=2026-11-20&limit=100`);
    });
    // The read is logged after the reply, at its own time.
    return asked.filter((statement) => /^\s*select\b.*"(?:session|goal)/i.test(statement)).length;
  };
  await therapist.put(`${path}/note`, buildNote({ planId: plan.id }));
  const before = await statements();
  for (let day = 10; day < 30; day += 1) {
    const of = { clientId: client.id, date: `2026-09-${day}T14:00:00.000Z` };
    const { id } = await addRecord<Session>(therapist, '/api/sessions', buildSession(of));
    await therapist.put(`/api/sessions/${id}/results/${goal.id}`, buildResult());
    await therapist.put(`/api/sessions/${id}/note`, buildNote({ planId: plan.id }));
  }
  expect(await statements()).toBe(before);
  expect(before).toBeGreaterThanOrEqual(7);
});

test('Without mandates nothing asks about them when a note or a report is read or signed', async () => {
  const practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  const therapist = await practice.register();
  const { client, note } = await addSignable(therapist);
  const asked = await statementsDuring(async () => {
    expect((await therapist.get(`${note}/signing?status=completed`)).status).toBe(200);
    await signReport(therapist, client.id);
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((statement) => /\b(?:from|join) "mandates"/i.test(statement))).toEqual([]);
});
