import { expect, test } from 'vitest';
import { familyLines } from './family-lines.ts';

const client = { firstName: 'Ivy', lastName: 'Sample', address: '12 Maple Lane', email: null };

test.each([
  [null, ['The family of Ivy Sample', '12 Maple Lane']],
  ['Rosa Sample', ['Rosa Sample', 'For Ivy Sample', '12 Maple Lane']],
  ['Rosa Sample\n1 Oak Street', ['Rosa Sample\n1 Oak Street', 'For Ivy Sample']],
])('Papers billed to %j are addressed to %j', (billTo, lines) => {
  expect(familyLines(client, billTo)).toEqual(lines);
});
