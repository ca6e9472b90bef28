import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';

test.each([
  ['Short.', 20, 'Short.'],
  ['One day. Two days. Three days.', 20, 'One day. Two days.'],
  ['One day. Two days. Three days.', 18, 'One day. Two days.'],
  ['“Why?” Because it is so.', 12, '“Why?”'],
  ['A sentence that is longer than the room', 20, 'A sentence that is…'],
  ['Hands, eyes, and ears', 12, 'Hands…'],
  ['x'.repeat(30), 20, `${'x'.repeat(19)}…`],
])('%j in %i characters is %j', (text, limit, brief) => {
  expect(inBrief(text, limit)).toBe(brief);
  expect(inBrief(text, limit).length).toBeLessThanOrEqual(limit);
});
