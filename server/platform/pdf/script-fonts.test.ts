import { expect, test } from 'vitest';
import { LetterFont } from './letter-font.ts';
import { scriptFonts } from './script-fonts.ts';
import { ShapedFont } from './shaped-font.ts';

const SIGNS = '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff';

function fontOf(text: string): ShapedFont {
  const script = scriptFonts.find(({ letters }) => letters.test(text));
  return new ShapedFont(script?.file ?? SIGNS, 1_000);
}

/** The letters of a text, each in the shape that it has by itself. */
function apart(text: string): number[] {
  const font = fontOf(text);
  return [...text].flatMap((letter) =>
    font.shape(letter).flatMap(({ glyphs }) => glyphs.map(({ id }) => id)),
  );
}

function glyphsOf(text: string): number[] {
  return fontOf(text)
    .shape(text)
    .flatMap(({ glyphs }) => glyphs.map(({ id }) => id));
}

test.each([
  ['simplified Chinese', '李明喜欢画画。'],
  ['traditional Chinese', '陳國華學習寫字。'],
  ['Japanese', '佐藤さくらハサミ'],
  ['Korean', '박서연뷁'],
  ['Arabic', 'محمد'],
  ['Urdu', 'ٹھیکہےگڑپچ'],
  ['Hebrew', 'שָׁלוֹם'],
  ['Hindi', 'क्षितिज'],
  ['Bengali', 'রহিমকৃষ্ণ'],
  ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['Gujarati', 'ગુજરાતી'],
  ['Odia', 'ଓଡ଼ିଆକ୍ଷ'],
  ['Tamil', 'தமிழ்'],
  ['Telugu', 'తెలుగు'],
  ['Kannada', 'ಕನ್ನಡ'],
  ['Malayalam', 'മലയാളം'],
  ['Sinhala', 'සිංහල'],
  ['Thai', 'สมชายน้ำ'],
  ['Lao', 'ລາວນໍ້າ'],
  ['Khmer', 'ខ្មែរ'],
  ['Burmese', 'မင်္ဂလာပါ'],
  ['Tibetan', 'བོད་ཡིག'],
  ['Amharic', 'አማርኛ'],
  ['Armenian', 'Արամ'],
  ['Georgian', 'გიორგი'],
  ['emoji', '👍😀🖍'],
])('Every letter of %s has a shape', (_script, text) => {
  const clusters = fontOf(text).shape(text);
  expect(clusters.map((cluster) => cluster.text).join('')).toBe(text);
  expect(glyphsOf(text)).not.toContain(0);
});

test.each([
  ['Arabic letters join', 'محمد'],
  ['Hindi letters become one', 'क्ष'],
  ['The Bengali vowel moves before its letter', 'কি'],
  ['A family is one emoji', '👨‍👩‍👧'],
])('%s', (_what, text) => {
  expect(glyphsOf(text)).not.toEqual(apart(text));
});

test('A tone mark stands above the vowel over a letter', () => {
  const [cluster] = fontOf('ที่').shape('ที่');
  const [letter, vowel, tone] = cluster?.glyphs ?? [];
  const heights = [letter, vowel, tone].map((glyph) => {
    const ys = cluster && glyph ? fontOf('ที่').outlineOf({ ...cluster, glyphs: [glyph] }) : [];
    return Math.min(...ys.flatMap(({ values }) => values.filter((_, place) => place % 2 === 1)));
  });
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(new Set(heights).size).toBe(3);
});

test('A font is opened for the letters of its script alone', () => {
  const font = new LetterFont(SIGNS, { unitsPerEm: 2_048, ascent: 1_901, descent: -483 });
  const opened = ['Amy Maple ≥ 80% ✓ Иван', 'Ángel Nguyễn', '李明', '陳國華', 'Amy 박서연'].map((text) => {
    font.openFor(text);
    return font.openCount;
  });
  expect(opened).toEqual([0, 0, 1, 1, 2]);
});
