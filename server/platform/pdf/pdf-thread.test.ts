import { beforeAll, expect, test } from 'vitest';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { completeSettings } from '#domain/people/practice/practice-settings.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildCover, buildLogRow, buildServiceLog } from '#tests/builders/service-log-builder.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { PdfThread } from './pdf-thread.ts';

const letterhead = { settings: completeSettings.parse(defaultPracticeSettings), identity: sampleIdentity };

/** Letters that the typeface draws with parts of other letters: the dot of "." in "·" and "…", letters below accents. */
const composed = '· …‚’«"½ÄÅÇÊÑÕÜÝâäåçéîñôöûý';

let thread: PdfThread;
beforeAll(() => {
  thread = new PdfThread(() => undefined);
  // Its first document is asked for while it still prepares.
  thread.prepare();
  return () => thread.stop(new Error('Done'));
});

async function textOf(title: string): Promise<string> {
  const content = { letterhead, title, about: '', figures: [], sections: [] };
  return readPdf(await thread.render({ kind: 'report', content })).text;
}

test('What a thread made before does not change what can be copied out of the next PDF', async () => {
  await textOf(composed);
  expect(await textOf('Paid $120.00, AEINOUY aeinouy ‹2.25 h›')).toContain(
    'Paid $120.00, AEINOUY aeinouy ‹2.25 h›',
  );
});

test.each([
  ['signs', 'Cuts ≥ 80% → 90%, ≤ 5′, 1⅓ cup, ✓ done', 'Cuts≥80%→90%,≤5′,1⅓cup,✓done'],
  ['names', 'Nguyễn Thị Ánh, Łukasz Żółć, Иван, Ελένη', 'NguyễnThịÁnh,ŁukaszŻółć,Иван,Ελένη'],
  ['letters that no font has', 'Amy ᠮᠣ, well done 𐒰!', 'Amy▯▯,welldone▯!'],
  ['emoji', 'Amy, well done 👍🏽👨‍👩‍👧!', 'Amy,welldone👍👨‍👩‍👧!'],
  ['scripts in one line', 'Amy 王小明 (রহিম) “नमस्ते” 박서연, สมชาย', 'Amy王小明(রহিম)“नमस्ते”박서연,สมชาย'],
])('A PDF says %s as they were typed, or shows that one is missing', async (_what, typed, printed) => {
  // The renderer sets what comes from another font as a run of its own.
  expect((await textOf(typed)).replaceAll(/\s/g, '')).toContain(printed);
});

test('Words of scripts that begin at the right are in the order in which they are read', async () => {
  const text = await textOf('שלום דוד (3).');
  const word = (letters: string) => [...letters].reverse().join('');
  const places = ['.(', '3', word('דוד'), word('שלום')].map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(-1);
});

test('A document says once, in words, which letters it could not print', async () => {
  const explained = 'letterscouldnotbeprintedandareshownas▯(2Mongolian,1Cherokee).';
  const text = (await textOf('Amy ᠮᠣ Ꮳ and ᠮᠣ')).replaceAll(/\s/g, '');
  expect(text.split(explained)).toHaveLength(2);
  expect((await textOf('Amy')).replaceAll(/\s/g, '')).not.toContain('couldnotbeprinted');
});

test('A part of a bill that outgrows its page goes on over the next, and the count of pages with it', async () => {
  const figures = { sessions: 12, minutes: 360, units: 1_200, cents: 72_000 };
  const days = Array.from({ length: 12 }, (_, place) => `2026-10-${place + 10}`);
  const child = (label: string, leftOut: string | null) => {
    const rows = days.map((day) => buildLogRow({ day, leftOut }));
    return { label, authorizations: '', figures, logs: [buildServiceLog({ rows })] };
  };
  const children = [
    child('Ada', null),
    child('Ben', 'Not signed by that day. '.repeat(20)),
    child('Cleo', null),
  ];
  const content = { cover: buildCover(), children, voidedOn: null };
  const { pageCount, text } = readPdf(await thread.render({ kind: 'bill', content }));
  expect(pageCount).toBe(5);
  expect(text.match(/page \d of \d/g)).toEqual([1, 2, 3, 4, 5].map((page) => `page ${page} of 5`));
});
