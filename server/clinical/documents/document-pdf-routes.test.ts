import { beforeEach, expect, test } from 'vitest';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { ListedReview } from '#domain/clinical/reviews/review-acts.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { addSignable, buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { supervise } from '#tests/builders/supervision-builder.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let document: ClinicalDocument;

beforeEach(async () => {
  practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  const { client, plan } = await addSignable(therapist);
  const period = { fromOn: '2026-09-08', untilOn: '2026-11-13' };
  document = await addRecord<ClinicalDocument>(
    therapist,
    '/api/documents',
    buildDocument({ clientId: client.id, planId: plan.id, ...period }),
  );
});

async function pdf(query = '') {
  const reply = await practice.app.inject({
    url: `/api/documents/${document.id}/pdf${query}`,
    headers: { cookie: therapist.cookie },
  });
  expect(reply.statusCode).toBe(200);
  return { headers: reply.headers, words: readPdf(reply.rawPayload).text.replace(/\s+/g, ' ') };
}

test('A visitor and another therapist cannot read a document as a PDF', async () => {
  const url = `/api/documents/${document.id}/pdf`;
  expect((await practice.visitor().get(url)).status).toBe(401);
  const other = await practice.register();
  expect(statusAndText(await other.get(url))).toEqual([404, 'The requested document could not be found']);
});

test('Unknown query parameters are refused', async () => {
  expect(statusAndText(await therapist.get(`/api/documents/${document.id}/pdf?familySignature=yes`))).toEqual(
    [400, 'familySignature must be 1 where it is wanted'],
  );
});

test('A draft is marked as one, its file name does not name the child, and reading it is logged', async () => {
  const { headers, words } = await pdf();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="document-${document.id}-2026-11-13.pdf"`,
  );
  expect(words).toContain('Ivy Sample · born Apr 9, 2018');
  expect(words).toContain('DRAFT – NOT SIGNED');
  expect(words).not.toContain('Parent or guardian');
  expect((await pdf('?familySignature=1')).words).toContain('Parent or guardian');
  await practice.app.close();
  const read = await practice.database.read
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id'])
    .where('action', '=', 'read')
    .execute();
  expect(read).toContainEqual({ action: 'read', entity: 'document', entity_id: document.id });
});

test('A signed document is unchanged, with its signature and, after it, additions and corrections', async () => {
  const path = `/api/documents/${document.id}`;
  const marks = document.filled.goals.map(({ goalPosition }) => ({ goalPosition, code: 'PG' }));
  await therapist.put(path, { marks, sections: [{ key: 'next', text: 'Curves next.' }] });
  const signed = await therapist.post(`${path}/sign`, {});
  expect(signed.status).toBe(201);
  await therapist.post(`${path}/addenda`, { words: 'Read with the teacher.' });
  await therapist.put(`/api/clients/${document.clientId}`, { lastName: 'Renamed' });
  await therapist.put('/api/practice-settings', { progressCodes: [{ code: 'X', label: 'Other' }] });
  const first = (await pdf('?familySignature=1')).words;
  for (const part of [
    'Ivy Sample · born Apr 9, 2018 · Progress Report',
    'Mark: PG, Progressing Gradually',
    'Curves next.',
    'More stands behind this, in order of time: Addendum, Nov 20, 2026',
    'I prepared this document from the record and my professional judgment.',
    'Signed electronically by Robin Sample, OTR/L, NY license 012345',
    `Seal ${signed.json<SignedDocument>().hash.slice(0, 12)}`,
    'Parent or guardian',
    'Read with the teacher.',
  ]) {
    expect(first).toContain(part);
  }
  expect(first.indexOf('Parent or guardian')).toBeLessThan(first.indexOf('Read with the teacher.'));
  expect(first).not.toContain('DRAFT');
  expect(first).not.toContain('Renamed');

  await therapist.post(`${path}/correct`, { reason: 'The wrong mark' });
  // The signed version counts while its correction is being written.
  expect((await pdf()).words).toContain('Mark: PG, Progressing Gradually');
  const withdrawn = await therapist.post(`${path}/sign`, {});
  expect(withdrawn.status).toBe(201);
  await therapist.post(`${path}/withdraw`, { reason: 'Meant for another child' });
  const last = (await pdf()).words;
  expect(last).toContain('Withdrawn Nov 20, 2026 Reason: Meant for another child');
  expect(last).toContain('Version 1, replaced Nov 20, 2026');
});

test('A document signed by an assistant says below the signature that it needs a therapist’s review, until one reviewed it', async () => {
  await therapist.put(
    '/api/signing-profile',
    buildSigningProfile({ profession: 'OTA', credentials: 'COTA/L' }),
  );
  const evaluation = await addRecord<ClinicalDocument>(
    therapist,
    '/api/documents',
    buildDocument({ clientId: document.clientId, kind: 'evaluation' }),
  );
  expect((await therapist.post(`/api/documents/${evaluation.id}/sign`, {})).status).toBe(201);
  document = evaluation;
  const notFinal = 'Not final: an occupational therapist has not signed';
  expect((await pdf()).words).toContain(notFinal);
  const supervisor = await practice.register();
  await supervise(therapist, { therapist, supervisor });
  const [waiting] = (await supervisor.get('/api/reviews')).json<ListedReview[]>();
  expect((await supervisor.post(`/api/reviews/${waiting?.uid}`, {})).status).toBe(201);
  const { words } = await pdf();
  expect(words).not.toContain(notFinal);
  for (const part of [
    'More stands behind this, in order of time: Review, Nov 20, 2026',
    'Reviewed by Jules Sample, OTR/L, on Nov 20, 2026',
    'I have reviewed this evaluation as supervising therapist.',
    'Signed electronically by Jules Sample, OTR/L, NY license 054321',
  ]) {
    expect(words).toContain(part);
  }
});

test('A signed document appears once in the PDF of the client’s record, without the draft’s text', async () => {
  const marks = document.filled.goals.map(({ goalPosition }) => ({ goalPosition, code: 'PG' }));
  await therapist.put(`/api/documents/${document.id}`, {
    marks,
    sections: [{ key: 'next', text: 'Curves next.' }],
  });
  expect((await therapist.post(`/api/documents/${document.id}/sign`, {})).status).toBe(201);
  const reply = await practice.app.inject({
    url: `/api/clients/${document.clientId}/pdf`,
    headers: { cookie: therapist.cookie },
  });
  const { text } = readPdf(reply.rawPayload);
  const words = text.replace(/\s+/g, ' ');
  expect(words.split('Curves next.')).toHaveLength(2);
  expect(words.split('I prepared this document from the record')).toHaveLength(2);
  expect(words).not.toContain('DRAFT');
});
