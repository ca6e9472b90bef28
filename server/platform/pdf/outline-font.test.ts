import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { outlineFont } from './outline-font.ts';

const metrics = { unitsPerEm: 1_000, ascent: 800, descent: -200 };

test('A font that is written has the outlines and the widths of its glyphs', () => {
  const commands = [
    { type: 'M', values: [-40, 0] },
    { type: 'L', values: [300.4, 0] },
    { type: 'Q', values: [300, 700, -40, 700] },
    { type: 'Z', values: [] },
  ];
  const font = create(
    outlineFont(
      [
        { commands: [], advanceWidth: 0 },
        { commands, advanceWidth: 640 },
      ],
      metrics,
    ),
  );
  if ('fonts' in font) throw new Error('A collection, not a font');
  const glyph = font.getGlyph(1);
  expect([font.numGlyphs, font.unitsPerEm, font.ascent, glyph.advanceWidth]).toEqual([2, 1_000, 800, 640]);
  expect(glyph.path.toSVG()).toBe('M-40 0L300 0Q300 700 -40 700Z');
  expect(font.getGlyph(0).path.commands).toEqual([]);
});

test('A curve that TrueType does not have is refused', () => {
  const commands = [{ type: 'C', values: [0, 0, 1, 1, 2, 2] }];
  expect(() => outlineFont([{ commands, advanceWidth: 0 }], metrics)).toThrow('cubic curve');
});
