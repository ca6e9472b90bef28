import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { completeSettings } from '#domain/people/practice/practice-settings.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { PdfThread } from './pdf-thread.ts';

const letterhead = { settings: completeSettings.parse(defaultPracticeSettings), identity: sampleIdentity };

/** Letters that the typeface draws with parts of other letters: the dot of "." in "·" and "…", letters below accents. */
const composed = '· …‚’«"½ÄÅÇÊÑÕÜÝâäåçéîñôöûý';

let thread: PdfThread;
beforeEach(() => {
  thread = new PdfThread(() => undefined);
});
afterEach(() => thread.stop(new Error('Done')));

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
  ['letters that no font has', 'Amy 王小明, well done 👍🏽!', 'Amy▯▯▯,welldone▯!'],
])('A PDF says %s as they were typed, or shows that one is missing', async (_what, typed, printed) => {
  // The renderer sets what comes from another font as a run of its own.
  expect((await textOf(typed)).replaceAll(/\s/g, '')).toContain(printed);
});
