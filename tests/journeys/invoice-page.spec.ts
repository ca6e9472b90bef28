import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';

test('Paper shows the invoice alone, dark on white in the dark theme too', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const { id } = await billing.issue(ivy.id);
  const words = page.getByText('The family of Ivy Sample');

  await test.step('The button saves the real PDF', async () => {
    await page.goto(`/invoices/${id}`);
    await expect(words).toBeVisible();
    await expect(page).toHaveTitle(/^Invoice \|/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`invoice-${id}.pdf`);
    await expectToast(page, 'PDF Generated', 'Invoice PDF has been generated and can be downloaded.');
  });

  await test.step('Paper has no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(words).toBeVisible();
    await expect(page.getByRole('paragraph').getByText(`Invoice ${id}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    for (const hidden of ['Mark Paid', 'PDF', 'Edit', 'More actions', 'Logout']) {
      await expect(page.getByRole('button', { name: hidden })).toBeHidden();
    }
  });

  await test.step('In the dark theme paper stays white and its words dark', async () => {
    await page.emulateMedia({ media: null });
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(words).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(words).toHaveCSS('color', 'rgb(33, 48, 47)');
    const grounds = await page
      .getByRole('main')
      .evaluate((main) =>
        [main, main.parentElement, main.parentElement?.parentElement, document.body].map(
          (element) => element && getComputedStyle(element).backgroundColor,
        ),
      );
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });
});
