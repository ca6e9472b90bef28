import { expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

test('Signed times are in the practice’s time zone, even across clock changes, midnight and a move', async () => {
  const practice = await startTestPractice({ clock: () => new Date('2027-03-15T15:00:00.000Z') });
  const therapist = await practice.register();
  const { client } = await addSignable(therapist);
  const signed = async (date: string, duration: number) => {
    const body = buildSession({ clientId: client.id, date, duration });
    const { id } = await addRecord<Session>(therapist, '/api/sessions', body);
    const reply = await therapist.post(`/api/sessions/${id}/note/sign`, { status: 'completed' });
    expect([reply.status, reply.text]).toEqual([201, expect.any(String)]);
    return JSON.parse(reply.json<SignedDocument>().text);
  };
  expect(await signed('2026-11-01T05:30:00.000Z', 60)).toMatchObject({
    start: '01:30',
    end: '01:30',
    minutes: 60,
  });
  expect(await signed('2026-11-01T06:30:00.000Z', 30)).toMatchObject({
    start: '01:30',
    end: '02:00',
    minutes: 30,
  });
  expect(await signed('2027-03-14T06:30:00.000Z', 60)).toMatchObject({
    start: '01:30',
    end: '03:30',
    minutes: 60,
  });
  const overMidnight = await signed('2026-11-20T04:30:00.000Z', 60);
  expect(overMidnight).toMatchObject({
    date: '2026-11-19',
    start: '23:30',
    endDate: '2026-11-20',
    end: '00:30',
  });
  const moved = await therapist.put('/api/practice-settings', { timeZone: 'America/Los_Angeles' });
  expect(moved.status).toBe(200);
  const afterMove = await signed('2026-11-20T04:30:00.000Z', 60);
  expect(afterMove).toMatchObject({ date: '2026-11-19', start: '20:30', timeZone: 'America/Los_Angeles' });
  const documents = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
  expect(JSON.parse(documents[3]?.text ?? '')).toEqual(overMidnight);
});
