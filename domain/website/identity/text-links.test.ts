import { expect, test } from 'vitest';
import { linkedPieces } from './text-links.ts';

test.each([
  ['Learn more at www.cms.gov/nosurprises, or call us.', ['https://www.cms.gov/nosurprises']],
  ['(See https://example.com/a?b=1.)', ['https://example.com/a?b=1']],
  ['Write to desk+kids@example.org. Thank you.', ['mailto:desk+kids@example.org']],
  [
    'Call (516) 555-0142, 1-800-555-0199 or 516-555-0143.',
    ['tel:+15165550142', 'tel:+18005550199', 'tel:+15165550143'],
  ],
  ['Call (516) 555-0142 ext. 4.', ['tel:+15165550142;ext=4']],
  ['Ages 3-21, $50, 8 NYCRR 76.11, section 7901(2), 45 CFR 149.610', []],
  ['', []],
])('%j links to %j', (text, addresses) => {
  const pieces = linkedPieces(text);
  expect(pieces.flatMap(({ address }) => address ?? [])).toEqual(addresses);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test.each(['a', 'a.', '1-', '.', 'a@', 'www.'])(
  'A word of 48,000 letters "%s" costs as a plain search does',
  (unit) => {
    const text = unit.repeat(48_000 / unit.length);
    const fastest = (work: () => unknown) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const began = performance.now();
          work();
          return performance.now() - began;
        }),
      );
    // Searched from each letter anew it would take some ten thousand times as long.
    expect(fastest(() => linkedPieces(text)) / fastest(() => text.match(/\p{L}q/gu))).toBeLessThan(100);
  },
);
