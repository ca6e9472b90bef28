import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

test("assessments have nothing in anybody's way, and keep an answer without a connection", async ({
  page,
  billing,
  context,
  problems,
}) => {
  const client = await billing.addClient();
  const questions = [
    { text: 'Buttons?', type: 'yes_no' },
    { text: 'How easy?', type: 'scale' },
    { text: 'Which hand?', type: 'multiple_choice', options: ['Left', 'Right'] },
    { text: 'What helps?', type: 'text' },
  ];
  const made = await page.request.post('/api/assessments', {
    data: {
      title: 'Comprehensive visual-motor integration and self-regulation screening',
      clientId: client.id,
      questions,
    },
  });
  const { id } = await made.json();
  for (const path of ['/assessments', '/assessments/new', `/assessments/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  }

  await test.step('An answer that could not be sent is kept and sent again', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const buttons = page.getByRole('group', { name: 'Buttons?' }).getByText('Yes', { exact: true });
    await context.setOffline(true);
    await buttons.click();
    await expect(page.getByText('Not saved yet. Trying again...')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('All answers saved')).toBeVisible();
    const stored = await (await page.request.get(`/api/assessments/${id}`)).json();
    expect(stored.responses[0]).toBe(true);
  });
});
