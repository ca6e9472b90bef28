import { expect, test } from 'vitest';
import { storedDocument } from '#tests/builders/stored-records.ts';
import { contentOfDocument, isDocumentContent, isSameDocument, sentContent } from './document-content.ts';

const { content } = contentOfDocument(storedDocument());
const score = {
  test: '',
  subtest: null,
  raw: null,
  standard: null,
  percentile: null,
  ageEquivalent: null,
  descriptor: null,
};

test('Empty parts are not sent, and do not make documents differ', () => {
  const more = {
    ...content,
    sections: [{ key: 'interventions' as const, text: ' ' }, ...content.sections],
    marks: [...content.marks, { goalPosition: 2, code: null, comment: '', plainLine: null }],
    scores: [score],
  };
  expect(sentContent(more)).toEqual(content);
  expect(isSameDocument(more, content)).toBe(true);
});

test.each([
  ['another word', { sections: [{ key: 'next' as const, text: 'Ovals next.' }] }],
  ['another mark', { marks: content.marks.map((mark) => ({ ...mark, code: 'PG' })) }],
  ['a score', { scores: [{ ...score, test: 'Buttons', standard: '95' }] }],
  ['a scale', { scores: [{ ...score, test: 'Buttons', scale: 'scaled' as const }] }],
  ['another day', { untilOn: '2026-11-20' }],
])('%s makes documents differ', (_, change) => {
  expect(isSameDocument({ ...content, ...change }, content)).toBe(false);
});

test('A draft from the device is used if it has the shape of a document', () => {
  expect(isDocumentContent(JSON.parse(JSON.stringify(content)))).toBe(true);
  expect(isDocumentContent({ ...content, marks: 'A' })).toBe(false);
  expect(isDocumentContent({ words: 'A note' })).toBe(false);
});
