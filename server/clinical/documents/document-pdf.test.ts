import { expect, test } from 'vitest';
import {
  type DocumentKind,
  documentKinds,
  documentSections,
} from '#domain/clinical/documents/document-sections.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { completeSettings } from '#domain/people/practice/practice-settings.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { buildDocumentBody, buildFilledGoal, buildPoints } from '#tests/builders/document-body-builder.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import type { DocumentBody } from './document-body-type.ts';

const settings = completeSettings.parse(defaultPracticeSettings);

async function pdfOf(body: DocumentBody, { hasFamilySignature = false, legalName = '' } = {}) {
  const letterhead = { settings: { ...settings, legalName }, identity: sampleIdentity };
  const content = { body, letterhead, hasFamilySignature };
  const file = await renderPdf(1, { kind: 'clinical document', content });
  const { pageCount, text } = readPdf(file);
  return { pageCount, words: text.replace(/\s+/g, ' ') };
}

test.each(documentKinds)('A draft of kind %s shows all its sections in order', async (kind) => {
  const { pageCount, words } = await pdfOf(buildDocumentBody(kind));
  const titles = documentSections[kind].filter(({ key }) => key !== 'identity').map(({ title }) => title);
  const places = titles.map((title) => words.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(words.split('Ivy Sample · born Apr 9, 2018').length - 1).toBe(pageCount);
  expect(words.split('DRAFT – NOT SIGNED').length - 1).toBe(2 * pageCount);
  expect(words).toContain(`page ${pageCount} of ${pageCount}`);
});

test('A progress report shows a goal’s data, its mark with the meaning, and the line for families', async () => {
  const { words } = await pdfOf(buildDocumentBody('progress-report'));
  for (const part of [
    '18 sessions held, 540 minutes. Missed: 2 absences, 1 cancelled.',
    '2 sessions of this period are not signed, and do not count here.',
    'Cutting on a line',
    '40 of 60 trials with no more than verbal cues (67%)',
    'Nov 6: 4 of 5 trials (80%)',
    'Support score (our index, 0–100)',
    'How little help the trials took',
    'Mark: PS, Progressing Satisfactorily (expected to achieve)',
    'Cuts out whole shapes now.',
    'Ivy now cuts along a line by herself',
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('Parent or guardian');
});

test('A signed section keeps the heading it was signed with', async () => {
  const sections = [{ key: 'next', title: 'Where We Go From Here', text: 'Curved lines.' }] as const;
  const { words } = await pdfOf({ ...buildDocumentBody('progress-report'), sections });
  expect(words).toContain('Where We Go From Here Curved lines.');
  expect(words).not.toContain('What Comes Next');
});

test('A line for a family’s signature is at the end if requested', async () => {
  const { words } = await pdfOf(buildDocumentBody('plan-of-care'), { hasFamilySignature: true });
  expect(words).toContain('Parent or guardian');
});

test('An empty section and a goal without a mark say so', async () => {
  const body = { ...buildDocumentBody('progress-report'), sections: [], marks: [] };
  const { words } = await pdfOf(body);
  expect(words).toContain('Nothing is written here yet.');
  expect(words).toContain('Mark: not chosen yet');
});

test('The packet of a year with 12 goals takes less than 5 seconds of processor time, each goal on one page', async () => {
  const goals = Array.from({ length: 12 }, (_, index) =>
    buildFilledGoal({
      goalPosition: index + 1,
      name: `Goal number ${index + 1}.`,
      points: buildPoints(40, (week) => ({
        phase: week < 3 ? 'baseline' : 'teaching',
        revision: week < 20 ? 1 : 2,
      })),
      earlierMarks: [{ until: '2026-11-13', code: 'PG' }],
    }),
  );
  const body = buildDocumentBody('annual-review', { goals });
  await pdfOf(body);
  const before = process.cpuUsage();
  const { words } = await pdfOf(body);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(5);
  const pages = words.split(/page \d+ of \d+/);
  for (const { name } of goals) {
    const page = pages.find((each) => each.includes(name)) ?? '';
    expect(page.indexOf('Support score', page.indexOf(name))).toBeGreaterThan(-1);
  }
}, 60_000);

test('A long name and title do not hide the page numbers', async () => {
  const client = { name: 'Maximiliana-Alexandra '.repeat(9), dateOfBirth: '2018-04-09' };
  const body = buildDocumentBody('progress-report', { client });
  const { pageCount, words } = await pdfOf({ ...body, title: 'Report to the committee '.repeat(8) });
  for (let page = 1; page <= pageCount; page += 1) expect(words).toContain(`page ${page} of ${pageCount}`);
  expect(words.split('· Confidential')).toHaveLength(pageCount + 1);
});

test('A practice name of two lines in the footer does not hide the page numbers', async () => {
  const body = buildDocumentBody('evaluation');
  const text = 'Cut and rested. '.repeat(1_240);
  const sections = body.sections.slice(0, 3).map((section) => ({ ...section, text }));
  const legalName = 'Sample Pediatric Occupational Therapy of the North Shore '.repeat(3).trim();
  const { pageCount, words } = await pdfOf({ ...body, sections }, { legalName });
  expect(pageCount).toBeGreaterThan(12);
  for (let page = 1; page <= pageCount; page += 1) expect(words).toContain(`page ${page} of ${pageCount}`);
});

test('The header of a table of scores is never at the end of a page without a row', async () => {
  const body = buildDocumentBody('evaluation');
  const [score] = body.scores;
  expect(score).toBeDefined();
  for (let lines = 5; lines <= 9; lines += 1) {
    const text = Array.from({ length: lines }, () => 'Line').join('\n');
    const { words } = await pdfOf({ ...body, sections: [{ key: 'referral', text }] });
    const withHead = words.split(/page \d+ of \d+/).filter((page) => page.includes('Subtest'));
    for (const page of withHead) expect(page).toContain(score?.test);
  }
});

test('A table of scores shows the edition, the scale and the confidence interval', async () => {
  const { words } = await pdfOf(buildDocumentBody('evaluation'));
  expect(words).toContain('Second edition · Scaled score (mean 10, SD 3) · Confidence interval 6–10 (90%)');
});

test('A goal that needs no mark does not report a missing one', async () => {
  const goals = [buildFilledGoal({ status: 'mastered' }), buildFilledGoal({ isObjective: true })];
  const { words } = await pdfOf({ ...buildDocumentBody('progress-report', { goals }), marks: [] });
  expect(words).not.toContain('not chosen yet');
});

test('A list of many short lines and an answer longer than a page are complete', async () => {
  const lines = (count: number) => `${'Cut\n'.repeat(count)}The end.`;
  const body = buildDocumentBody('annual-review', {
    assessments: [
      {
        title: 'Fine motor screening',
        completedOn: '2026-10-02',
        answers: [
          { question: 'What helps?', answer: null, earlier: { on: '2025-10-01', answer: lines(90) } },
        ],
      },
    ],
  });
  const sections = body.sections.map((section) => ({ ...section, text: lines(90) }));
  const marks = [{ goalPosition: 1, code: 'PS', comment: lines(90), plainLine: null }];
  const { words } = await pdfOf({ ...body, sections, marks });
  expect(words.split('The end.')).toHaveLength(sections.length + 3);
});

test.each<DocumentKind>(['evaluation', 'discharge-summary'])(
  'words of the longest length go on over pages in %s',
  async (kind) => {
    const body = buildDocumentBody(kind);
    const [first] = body.sections;
    const text = `${'Cut and rested. '.repeat(1_240)}The end.`;
    const { words, pageCount } = await pdfOf({
      ...body,
      sections: first ? [{ ...first, text }] : [],
    });
    expect(pageCount).toBeGreaterThan(4);
    expect(words).toContain('The end.');
  },
);
