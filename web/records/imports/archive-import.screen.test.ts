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
  const broken = buildCaseload({ clients: [{ ...ivy, firstName: 'I' }] });
  await choose.setInputFiles(new File([new Uint8Array(buildArchive(broken))], 'broken.zip'));
  await expect(page.getByText('This is not a zip file, or it is damaged.')).toHaveCount(0);
  await importIt.click();
  await expect(
    page.getByText('everything.json, clients, row 1: First name must be at least 2 characters'),
  ).toBeVisible();
  const sound = buildCaseload({ clients: [ivy] });
  await choose.setInputFiles(new File([new Uint8Array(buildArchive(sound))], 'sound.zip'));
  await importIt.click();
  await expect(page.getByText('The archive is in')).toBeVisible();
});

const ivy = storedClient({ id: 5, therapistId: 7, firstName: 'Ivy', dateOfBirth: '2018-04-09' });
