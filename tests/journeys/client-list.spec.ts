import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

test.beforeEach(async ({ caseload }) => {
  await caseload.addClient({ firstName: 'Ana', lastName: 'Maple', email: 'zoo@example.com', phone: '' });
  await caseload.addClient({
    firstName: 'Ben',
    lastName: 'Birch',
    email: 'ash@example.com',
    phone: '(516) 555-0101',
    dateOfBirth: '2012-02-29',
  });
  await caseload.addClient({
    firstName: 'Cleo',
    lastName: 'Oak',
    email: '',
    phone: '',
    dateOfBirth: '',
    status: 'inactive',
  });
});

test('nothing is in the way, and the list fits a phone', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await expectAccessible(page);
});
