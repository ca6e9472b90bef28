import { describe, expect, test } from 'vitest';
import type { Annual } from '#domain/billing/annuals/annual.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/practice-settings';

/** Of a practice whose first day is November 20, 2026. */
const firstSettings = { ...defaultPracticeSettings, notesSignedFrom: '2026-11-20' };
const manyMarks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: `M${index}`, label: 'Met' }));

const code = { code: 'X1001', label: 'Activities', unitMinutes: 15, modifiers: 'GO' };

async function ownerAndTherapist() {
  const practice = await startTestPractice({ clock: () => new Date('2026-11-21T03:00:00.000Z') });
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
    for (const one of [owner, therapist]) expect((await one.get(path)).json()).toEqual(firstSettings);
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
    [{ notesSignedFrom: '2026-02-30' }, 'Please enter the first day whose notes are signed'],
    [{ legalName: 'x'.repeat(201) }, 'Please shorten this text'],
    [{ levelNames: { cues: { V: ' ' } } }, 'A level has a name of 1 to 40 letters'],
    [{ levelNames: { cues: { V: 'v'.repeat(41) } } }, 'Please shorten this to 40 characters'],
    [{ levelNames: { cues: { V: 'Spoken', M: 'spoken' } } }, 'Each level needs a name of its own'],
    [{ levelNames: { cues: { V: 'Model' } } }, 'Each level needs a name of its own'],
    [{ levelNames: { cues: { MIN: 'A little' } } }, 'A level is not on this ladder'],
    [{ paymentLink: 'http://pay.example.com' }, 'The link must begin with https://'],
    [{ unitRule: 'none' }, 'Choose how minutes become units'],
    [{ procedureCodes: [{ ...code, code: '12' }] }, 'A procedure code reads like X1001'],
    [{ procedureCodes: [{ ...code, unitMinutes: 20 }] }, 'Choose 15, 30 or 60 minutes, or untimed'],
    [
      { procedureCodes: [{ ...code, modifiers: 'GO,CO' }] },
      'Please enter at most 4 modifiers of 2 letters or digits, with spaces between them',
    ],
    [{ procedureCodes: [code, { ...code, code: 'x1001' }] }, 'Each code can be in the list once'],
    [{ progressCodes: [] }, 'Please keep at least one mark'],
    [{ progressCodes: [{ code: 'A', label: '' }] }, 'Please say what each mark means'],
    [{ progressCodes: [{ code: '', label: 'Met' }] }, 'A mark has 1 to 6 letters'],
    [{ progressCodes: [{ code: 'LONGEST', label: 'Met' }] }, 'Please shorten this to 6 characters'],
    [{ progressCodes: manyMarks(13) }, 'There can be at most 12 marks'],
    [{ progressCodes: [...manyMarks(1), { code: 'm0', label: 'Met' }] }, 'Each mark can be in the list once'],
  ])('refuse %o: %s', async (change, message) => {
    const { owner } = await ownerAndTherapist();
    const reply = await owner.put(path, change);
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect((await owner.get(path)).json()).toEqual(firstSettings);
  });

  test('hold the marks of progress reports: at first the usual ones, then the practice’s own', async () => {
    const { owner, therapist } = await ownerAndTherapist();
    const first = (await therapist.get(path)).json<PracticeSettings>();
    expect(first.progressCodes.map(({ code }) => code)).toEqual(['A', 'PS', 'PG', 'PI', 'NA', 'SC', 'NI']);
    const own = [
      { code: '4', label: 'Met' },
      { code: '3', label: 'On the way' },
    ];
    await owner.put(path, { progressCodes: own });
    expect((await therapist.get(path)).json<PracticeSettings>().progressCodes).toEqual(own);
  });

  test('keep what a change does not name, and forget what is no setting', async () => {
    const { owner, therapist } = await ownerAndTherapist();
    await owner.put(path, { legalName: 'Sample OT, PLLC', sessionMinutes: 45 });
    const reply = await owner.put(path, { invoiceDueDays: 14, ownerId: 2 });
    const expected = {
      ...firstSettings,
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
