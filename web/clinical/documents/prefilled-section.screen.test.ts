import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Present levels begin with the last packet and the results, and say so until they are changed', async ({
  page,
  chart,
}) => {
  const last = await chart.begin({ kind: 'annual-review', untilOn: '2026-10-31' });
  await chart.change(last.id, {
    sections: [{ key: 'presentLevels', text: 'Holds the scissors well.' }],
    marks: [{ goalPosition: 1, code: 'PS' }],
  });
  await chart.act(last.id, 'sign');
  const { id } = await chart.begin({ kind: 'annual-review' });
  await page.goto(`/documents/${id}`);
  const levels = page.getByRole('textbox', { name: 'Present Levels by Domain' });
  await expect(levels).toHaveValue(
    /^Holds the scissors well\.\n\nFine motor:\nCutting on a line: 3 of 5 trials/,
  );
  const from = page.getByText(/^Filled in from/);
  await expect(from).toHaveText(
    'Filled in from the annual review packet until Oct 31, 2026 and from 1 session since Oct 5, 2026. Change what is no longer so.',
  );
  const text = (await chart.read(id)).sections.find(({ key }) => key === 'presentLevels')?.text ?? '';
  await levels.fill(text.replace('well', 'with ease'));
  await expect(from).toHaveText('Filled in from 1 session since Oct 5, 2026. Change what is no longer so.');
  await levels.fill('Cuts along a line.');
  await expect(from).toHaveCount(0);
});
