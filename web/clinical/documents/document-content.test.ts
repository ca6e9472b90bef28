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

test('What is empty is not sent, and makes no other document', () => {
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
  ['another day', { untilOn: '2026-11-20' }],
])('%s makes another one', (_, change) => {
  expect(isSameDocument({ ...content, ...change }, content)).toBe(false);
});

test('What is kept on the device is taken where it is a document', () => {
  expect(isDocumentContent(JSON.parse(JSON.stringify(content)))).toBe(true);
  expect(isDocumentContent({ ...content, marks: 'A' })).toBe(false);
  expect(isDocumentContent({ words: 'A note' })).toBe(false);
});
