import { expect, test } from '#tests/setup/journey.ts';

test('the about page tells who the therapist is', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: "Hi, I'm Nora." })).toBeVisible();
  await expect(page.getByText('Nora Wrenfield, MS, OTR/L')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Drawing of a therapist' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My story' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Training and credentials' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How I work' }).getByRole('listitem')).toHaveCount(4);
});

test('the contact page has the form and every other way to reach the practice', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('form', { name: 'Consultation request' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Contact information' });
  await expect(details.getByText('Schools throughout NY and Long Island')).toBeVisible();
  await expect(details.getByRole('link', { name: '(516) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15165550142',
  );
  await expect(details.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(details.getByText('Monday-Friday 8am-5pm')).toBeVisible();
  await expect(details.getByText('Weekends by request')).toBeVisible();
  await expect(details.getByRole('heading', { name: 'School-based services' })).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Appointments' })).toBeVisible();
  const questions = page.getByRole('region', { name: 'Questions parents ask' });
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('the strategy page has four categories, twelve directories and three steps', async ({ page }) => {
  await page.goto('/backlink-strategy');
  await expect(
    page.getByRole('region', { name: 'Four kinds of opportunities' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Professional Associations',
    'Educational Resources',
    'Local Business Networks',
    'Content Marketing',
  ]);
  await expect(page.getByRole('region', { name: '12 online directories' }).getByRole('listitem')).toHaveCount(
    12,
  );
  const plan = page.getByRole('region', { name: 'Priority plan in three steps' });
  for (const when of ['Week 1', 'Month 1', 'Months 3 to 6']) {
    await expect(plan.getByText(when, { exact: true })).toBeVisible();
  }
});

test('any other path is a page that was not found', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
