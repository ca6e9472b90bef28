import { describe, expect, test } from 'vitest';
import type { Annual } from '#domain/annuals/annual.ts';
import { defaultPracticeSettings } from '#domain/practice/default-practice-settings.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/practice-settings';

async function ownerAndTherapist() {
  const practice = await startTestPractice();
  return { ...practice, owner: await practice.register(), therapist: await practice.register() };
}

describe('The practice settings', () => {
  test('are nobody’s who is not signed in', async () => {
    const { visitor } = await startTestPractice();
    expect((await visitor().get(path)).status).toBe(401);
    expect((await visitor().put(path, {})).status).toBe(401);
  });

  test('are read by every therapist and changed by the owner alone', async () => {
    const { owner, therapist } = await ownerAndTherapist();
    const reply = await therapist.put(path, { sessionMinutes: 45 });
    expect([reply.status, reply.text]).toEqual([403, 'Only the owner of the practice can do this']);
    for (const one of [owner, therapist])
      expect((await one.get(path)).json()).toEqual(defaultPracticeSettings);
  });

  test.each([
    [{ timeZone: 'Mars/Olympus' }, 'Please choose a time zone from the list'],
    [{ sessionMinutes: 10 }, 'Duration must be at least 15 minutes'],
    [
      { centsPerMinute: { individual: -1, group: 1, home: 1, absent: 1 } },
      'Rate must be from $0.00 to $1,000.00 a minute',
    ],
    [{ centsPerMinute: { individual: 200 } }, 'Rate must be from $0.00 to $1,000.00 a minute'],
    [{ billableAbsences: 1.5 }, 'Billable absences must be a whole number of at least 0'],
    [{ schoolYearStart: '13-01' }, 'Please enter the first day of the school year as MM-DD'],
    [{ invoiceDueDays: 366 }, 'Days until an invoice is due must be from 0 to 365'],
    [{ annualCents: -1 }, 'Annual amount must be at least 0'],
    [{ workingHours: { from: '25:00', until: '26:00' } }, 'Please enter a time as HH:MM'],
    [{ workingHours: { from: '17:00', until: '08:00' } }, 'Working hours must end after they begin'],
    [{ legalName: 'x'.repeat(201) }, 'Please shorten this text'],
  ])('refuse %o: %s', async (change, message) => {
    const { owner } = await ownerAndTherapist();
    const reply = await owner.put(path, change);
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect((await owner.get(path)).json()).toEqual(defaultPracticeSettings);
  });

  test('keep what a change does not name, and forget what is no setting', async () => {
    const { owner, therapist } = await ownerAndTherapist();
    await owner.put(path, { legalName: 'Sample OT, PLLC', sessionMinutes: 45 });
    const reply = await owner.put(path, { invoiceDueDays: 14, ownerId: 2 });
    const expected = {
      ...defaultPracticeSettings,
      legalName: 'Sample OT, PLLC',
      sessionMinutes: 45,
      invoiceDueDays: 14,
    };
    expect([reply.status, reply.json()]).toEqual([200, expected]);
    expect((await therapist.get(path)).json()).toEqual(expected);
  });

  test('take effect with the next request', async () => {
    const { owner, therapist } = await ownerAndTherapist();
    const { id: clientId } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
    await owner.put(path, { annualCents: 7500 });
    const annual = await addRecord<Annual>(therapist, '/api/annuals', { clientId, date: '2026-09-01' });
    expect(annual.amount).toBe(7500);
  });

  test('make every copy of a list old, in every caseload', async () => {
    const { owner, therapist } = await ownerAndTherapist();
    const tag = (await therapist.get('/api/sessions')).headers.get('etag') ?? '';
    expect((await therapist.get('/api/sessions', { 'if-none-match': tag })).status).toBe(304);
    const reply = await owner.put(path, { timeZone: 'America/Los_Angeles' });
    expect(reply.headers.get('caseload-versions')).toBe('{"practice":2}');
    expect((await therapist.get('/api/sessions', { 'if-none-match': tag })).status).toBe(200);
  });

  test('leave a trace of their change', async () => {
    const { owner, database } = await ownerAndTherapist();
    await owner.put(path, { sessionMinutes: 45 });
    const lines = await database.read
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'update')
      .execute();
    expect(lines).toEqual([
      expect.objectContaining({ therapist_id: 1, user_id: 1, action: 'update', entity: 'practice' }),
    ]);
  });
});
