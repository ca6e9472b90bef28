import { buildArchive, buildCaseload } from '#tests/builders/archive-builder.ts';
import { storedClient } from '#tests/builders/stored-records.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('What is no archive is refused where it was chosen, and another one can be chosen', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400 .*\/api\/import/);
  await page.goto('/settings/data');
  const choose = page.getByLabel('Choose an archive');
  const importIt = page.getByRole('button', { name: 'Import Archive' });
  await choose.setInputFiles(new File(['no zip'], 'photo.jpg'));
  await importIt.click();
  await expect(page.getByText('This is not a zip file, or it is damaged.')).toBeVisible();
  const locked = new Uint8Array(buildArchive(buildCaseload({})));
  locked[6] = 1;
  await choose.setInputFiles(new File([locked], 'locked.zip'));
  await importIt.click();
  await expect(page.getByText('This zip file has a password.')).toBeVisible();
  const broken = buildCaseload({ clients: [{ ...ivy, firstName: 'I' }] });
  await choose.setInputFiles(new File([new Uint8Array(buildArchive(broken))], 'broken.zip'));
  await expect(page.getByText('This zip file has a password.')).toHaveCount(0);
  await importIt.click();
  await expect(
    page.getByText('everything.json, clients, row 1: First name must be at least 2 characters'),
  ).toBeVisible();
  // Safari unpacks what it downloads.
  const sound = JSON.stringify(buildCaseload({ clients: [ivy] }));
  await choose.setInputFiles(new File([sound], 'everything.json'));
  await importIt.click();
  await expect(page.getByText('The archive is in')).toBeVisible();
});

const ivy = storedClient({ id: 5, therapistId: 7, firstName: 'Ivy', dateOfBirth: '2018-04-09' });
