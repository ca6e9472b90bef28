import { beforeAll, describe, expect, test } from 'vitest';
import type { Ledger } from '#domain/billing/mandates/ledger-shapes.ts';
import type { OwedService } from '#domain/billing/mandates/owed-service.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { addOwedChild, type OwedChild } from '#tests/builders/owed-child.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let child: OwedChild;

// One year for the whole file: what a test changes, it takes back.
beforeAll(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-21T15:00:00.000Z') });
  therapist = await practice.register();
  child = await addOwedChild(therapist);
});

const ledger = async (on = '2026-11-21') =>
  (await therapist.get(`/api/mandates/${child.mandateId}/ledger?on=${on}`)).json<Ledger>();
const changeSession = async (id: number | null | undefined, change: object) =>
  expect((await therapist.put(`/api/sessions/${id}`, change)).status).toBe(200);

describe('The ledger of a mandate', () => {
  test('says what was owed, took place, was made up, is excused and open', async () => {
    expect(await ledger()).toMatchObject({
      owedSessions: 20,
      owed: 600,
      covered: 410,
      delivered: 490,
      over: 30,
      madeUp: 50,
      excused: 90,
      toMakeUp: 100,
      open: 50,
      planned: 1_560,
      excusedToCome: 60,
      missing: 50,
      flag: 'on-track',
      words:
        '20 sessions owed since Sep 14. 410 of 600 minutes took place in their week, 50 were made up, 90 are excused, 50 are open.',
    });
  });

  test('is counted as of any past day, from the sessions as they are today', async () => {
    expect(await ledger('2026-10-01')).toMatchObject({ owed: 120, covered: 90, open: 0 });
    expect(await ledger('2026-11-01')).toMatchObject({ owed: 420, covered: 290, open: 70 });
  });

  test('follows the session that is counted as a make-up', async () => {
    const [offer] = (await ledger()).offers;
    expect(offer?.question).toBe('Oct 28 was one more than owed. Count it as the make-up for Oct 22?');
    const { sessionId, makesUpFor } = offer ?? { sessionId: 0, makesUpFor: '' };
    await changeSession(sessionId, { makesUpFor });
    expect(await ledger()).toMatchObject({ over: 0, open: 20 });
    await changeSession(sessionId, { makesUpFor: null });
    expect(await ledger()).toMatchObject({ over: 30, open: 50 });
  });

  test('excuses what was declined, until that is taken back', async () => {
    const trip = (await ledger()).periods
      .flatMap(({ parts }) => parts)
      .find(({ day }) => day === '2026-10-22');
    const makeUpDeclined = 'His mother: he needs the time in class';
    await changeSession(trip?.sessionId, { makeUpDeclined });
    expect(await ledger()).toMatchObject({ open: 20, excused: 120, toMakeUp: 70 });
    await changeSession(trip?.sessionId, { makeUpDeclined: null });
    expect(await ledger()).toMatchObject({ open: 50, excused: 90 });
  });
});

test('The services summary as a spreadsheet has the figures of the page', async () => {
  const reply = await therapist.get(`/api/mandates/${child.mandateId}/csv?on=2026-11-21`);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="services-summary-${child.mandateId}-2026-11-21.csv"`,
  );
  for (const line of [
    '"Mandate","Mandate","2 × 30 weekly, group of 5, pull-out",,,,,,,,',
    '"Minutes","Owed",,,600,,,,,,',
    '"Minutes","Took place together",,,490,,,,,,',
    '"Not delivered as owed","Therapist absent",,"Therapist",60,50,0,10,,,',
    '"Minutes to be made up","November 2026",,,,20,,,70,0,50',
  ]) {
    expect(reply.text).toContain(`${line}\r\n`);
  }
});

test('The services summary prints the ledger of a mandate on a page, by reason and by month', async () => {
  const path = `/api/mandates/${child.mandateId}/pdf`;
  const reply = await therapist.get(`${path}?on=2026-11-21`);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="services-summary-${child.mandateId}-2026-11-21.pdf"`,
  );
  const { pageCount, text } = readPdf(Buffer.from(reply.bytes));
  expect(pageCount).toBe(1);
  const page = text.replaceAll('\n', '|');
  for (const run of [
    'IEP 2026-27, IEP',
    'Maple Street School',
    '2 × 30 weekly, group of 5, pull-out',
    'Sep 15, 2026',
    'Child absent|Child|60|0|60|0',
    'Therapist absent|Therapist|60|50|0|10',
    'Together|190|50|90|50',
    'November 2026|70|0|20|50',
  ]) {
    expect(page).toContain(run);
  }
  const sentences = page.replaceAll('|', '');
  expect(sentences).toContain(
    '410 of 600 minutes took place in their week, 50 were made up, 90 are excused, 50 are open.',
  );
  expect(sentences).toContain(
    '490 minutes took place: 410 as owed, 50 as make-ups, 30 beyond what was owed.',
  );
  expect((await practice.visitor().get(path)).status).toBe(401);
  const other = await practice.register();
  expect(statusAndText(await other.get(path))).toEqual([404, 'The requested mandate could not be found']);
  const message = [400, 'On must be a date like 2026-09-01'];
  expect(statusAndText(await therapist.get(`${path}?on=today`))).toEqual(message);
});

test('Services owed are a list with a tag that a closing of the school changes', async () => {
  const reply = await therapist.get('/api/services-owed?on=2026-11-21');
  const { mandateId, clientId, schoolId } = child;
  expect(reply.json<OwedService[]>()).toMatchObject([
    {
      mandateId,
      clientId,
      schoolId,
      payerId: null,
      program: 'iep',
      sentence: '2 × 30 weekly, group of 5, pull-out',
      startsOn: '2026-09-14',
      endsOn: '2027-06-18',
      open: 50,
      flag: 'on-track',
    },
  ]);
  const tag = { 'if-none-match': reply.headers.get('etag') ?? '' };
  expect((await therapist.get('/api/services-owed?on=2026-11-21', tag)).status).toBe(304);
  // No day of that week was open, so nothing was owed, and the short session lacks nothing.
  const { id } = await addRecord<{ id: number }>(therapist, '/api/closings', {
    firstDay: '2026-10-13',
    lastDay: '2026-10-16',
    reason: 'No heat',
    organizationId: schoolId,
  });
  const changed = await therapist.get('/api/services-owed?on=2026-11-21', tag);
  expect([changed.status, changed.json<OwedService[]>()[0]?.open]).toEqual([200, 40]);
  await therapist.delete(`/api/closings/${id}`);
});

describe('A plan with a mandate', () => {
  const served = { serviceText: '2 × 30 weekly, group of 5, pull-out', school: 'Maple Street School' };

  test('gives a report its sentence, its school and the minutes owed', async () => {
    const period = { fromOn: '2026-09-14', untilOn: '2026-11-20', dueOn: null };
    const { id, filled } = await addRecord<ClinicalDocument>(
      therapist,
      '/api/documents',
      buildDocument({ clientId: child.clientId, ...period }),
    );
    expect(filled).toMatchObject({ plan: served, owed: { owed: 600, covered: 410 } });
    const pdf = await practice.app.inject({
      url: `/api/documents/${id}/pdf`,
      headers: { cookie: therapist.cookie },
    });
    const words = readPdf(pdf.rawPayload).text.replace(/\s+/g, ' ');
    expect(words).toContain('Service owed: 410 of 600 minutes, signed or not, make-ups not counted.');
    expect(words).toContain('2 × 30 weekly, group of 5');
  });

  test('gives a note its plan and its words, which stay as they were signed', async () => {
    await therapist.put('/api/signing-profile', buildSigningProfile());
    // A second plan that began later is not the one that the missed session counts toward.
    const { id: otherId } = await addRecord<Plan>(
      therapist,
      '/api/plans',
      buildPlan({ clientId: child.clientId, program: 'private', startsOn: '2026-10-01', reportDays: [] }),
    );
    const sessions = (await therapist.get(`/api/sessions?clientId=${child.clientId}`)).json<Session[]>();
    const path = `/api/sessions/${sessions.find(({ date }) => date.startsWith('2026-11-17'))?.id}/note`;
    expect((await therapist.get(path)).json<NoteOfSession>().planId).not.toBe(otherId);
    const { text } = await addRecord<SignedDocument>(therapist, `${path}/sign`, {});
    expect(JSON.parse(text)).toMatchObject({ plan: served });

    const mandate = `/api/mandates/${child.mandateId}`;
    expect((await therapist.put(mandate, { schoolId: null })).status).toBe(200);
    const [signed] = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
    expect(signed?.text).toBe(text);
    await therapist.put(mandate, { schoolId: child.schoolId });
  });
});

test('Ledgers are refused for a wrong day, to visitors and to another therapist', async () => {
  const path = `/api/mandates/${child.mandateId}/ledger`;
  const message = [400, 'On must be a date like 2026-09-01'];
  expect(statusAndText(await therapist.get(`${path}?on=today`))).toEqual(message);
  expect(statusAndText(await therapist.get('/api/services-owed?on=2026-13-01'))).toEqual(message);
  expect((await practice.visitor().get(path)).status).toBe(401);
  expect((await practice.visitor().get('/api/services-owed')).status).toBe(401);
  const other = await practice.register();
  expect(statusAndText(await other.get(path))).toEqual([404, 'The requested mandate could not be found']);
  expect((await other.get('/api/services-owed')).json()).toEqual([]);
});
