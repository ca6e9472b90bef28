import { expect, test } from 'vitest';
import { defaultPracticeSettings } from '#domain/practice/default-practice-settings.ts';
import { completeSettings } from '#domain/practice/practice-settings.ts';
import { sampleIdentity } from '#domain/practice/sample-identity.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { PdfThread } from './pdf-thread.ts';

const letterhead = { settings: completeSettings.parse(defaultPracticeSettings), identity: sampleIdentity };

/** Letters that the typeface draws with parts of other letters: the dot of "." in "·" and "…", letters below accents. */
const composed = '· …‚’«"½ÄÅÇÊÑÕÜÝâäåçéîñôöûý';

test('What a thread made before does not change what can be copied out of the next PDF', async () => {
  const thread = new PdfThread(() => undefined);
  const textOf = async (title: string) => {
    const content = { letterhead, title, about: '', figures: [], sections: [] };
    return readPdf(await thread.render({ kind: 'report', content })).text;
  };
  await textOf(composed);
  expect(await textOf('Paid $120.00, AEINOUY aeinouy ‹2.25 h›')).toContain(
    'Paid $120.00, AEINOUY aeinouy ‹2.25 h›',
  );
  thread.stop(new Error('Done'));
});
