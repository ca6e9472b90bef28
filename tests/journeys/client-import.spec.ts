import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

const list = `Student First Name,Student Last Name,DOB,Parent/Guardian,Parent Email,Home Phone,School,Shoe size
Ana,Maple,4/9/2018,Pat Maple,pat.maple@example.com,(516) 555-0101,Oak Street School,12
Ben,Birch,12/30/2017,Kim Birch,kim.birch@example,(516) 555-0102,,13
C,Cedar,1/15/2016,,,,Elm School,14
Ana,Maple,4/9/2018,Pat Maple,pat.maple@example.com,(516) 555-0101,Oak Street School,12
Dina,Dogwood,2/3/2015,,,,,
`;

async function chooseList(page: Page, text: string, name = 'caseload.csv'): Promise<void> {
  const buffer = Buffer.from(text);
  await page.getByLabel('Choose a CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible();
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

test('A therapist imports clients, corrects wrong rows, and drops a list of 2,000 rows', async ({
  page,
  caseload,
}) => {
  await test.step('Wrong rows are corrected or left out', async () => {
    await caseload.addClient({
      firstName: 'Dina',
      lastName: 'Dogwood',
      dateOfBirth: '2015-02-03',
    });
    await page.goto('/settings/data');
    await page.getByRole('link', { name: 'Import Clients' }).click();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await chooseList(page, list);
    await expect(page.getByLabel('Student First Name')).toHaveValue('firstName');
    await expect(page.getByLabel('DOB')).toHaveValue('dateOfBirth');
    await expect(page.getByLabel('School')).toHaveValue('school');
    await expect(page.getByLabel('Shoe size')).toHaveValue('namedNote');
    await page.getByLabel('Shoe size').selectOption('Not imported');
    await expect(page.getByText('One column is not imported: Shoe size.')).toBeVisible();
    await expect(page.getByText('4/9/2018 is read as Apr 9, 2018.')).toBeVisible();

    const row = (number: number) =>
      page.getByRole('row').filter({ has: page.getByLabel(`Import row ${number}`) });
    await expect(row(2)).toContainText('Parent/Guardian: Pat Maple');
    await expect(row(3)).toContainText('Invalid email address');
    await expect(row(4)).toContainText('First name must be at least 2 characters');
    await expect(row(5)).toContainText('Same name and date of birth as row 2. Left out.');
    await expect(row(6)).toContainText('Same name and date of birth as a client you have. Left out.');
    await expect(page.getByText('2 rows to be corrected, 2 rows left out.')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await row(3).getByLabel('Email').fill('kim.birch@example.com');
    await expect(row(3).getByText('Ready')).toBeVisible();
    await page.getByLabel('Import row 6').check();
    await page.getByRole('button', { name: 'Import 3 Clients' }).click();
    await expectToast(page, 'Clients Imported', '3 clients were added to your caseload.');
    await expect(page.getByRole('heading', { name: '3 Clients Imported' })).toBeFocused();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download 2 Rows' }).click();
    const leftOut = await textOf(download);
    expect(leftOut).toContain('"C","Cedar","1/15/2016"');
    expect(leftOut).toContain('"First Name: First name must be at least 2 characters"');
    expect(leftOut).toContain('"Possible duplicate"');
    expect(leftOut).not.toContain('Birch');

    await page.getByRole('link', { name: 'Show Clients' }).click();
    await expect(page.getByRole('link', { name: 'Ben Birch' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dina Dogwood' })).toHaveCount(2);
  });

  await test.step('A roster brings mandates, which are counted at once', async () => {
    await page.goto('/settings/data/import');
    const head = 'Student,School,District,Mandate,Start Date,End Date';
    await chooseList(page, `${head}\nEve Elm,Oak School,Willow Bay,2x30 weekly 5:1,9/8/25,6/26/26\n`);
    await expect(page.getByText('2 × 30 weekly, group of 5, pull-out')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Import 1 Client' }).click();
    await page.getByRole('link', { name: 'Show Clients' }).click();
    await page.getByRole('link', { name: 'Eve Elm' }).click();
    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByRole('link', { name: '2 × 30 weekly, group of 5, pull-out' }).click();
    await expect(page.getByText('Oak School')).toBeVisible();
    await expect(page.getByText(/sessions owed since Sep 8/)).toBeVisible();
  });

  await test.step('A list can be dropped, and only visible rows are drawn', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const rows = Array.from(
      { length: 2_000 },
      (_, index) => `Child${index},Sample,4/${(index % 28) + 1}/2018,x@`,
    );
    const text = ['First,Last,DOB,Email', ...rows].join('\n');
    await page.goto('/settings/data/import');
    const transfer = await page.evaluateHandle((csv) => {
      const data = new DataTransfer();
      data.items.add(new File([csv], 'long.csv', { type: 'text/csv' }));
      return data;
    }, text);
    await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByText('2,000 rows to be corrected.')).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await page.getByLabel('Email').first().selectOption('Not imported');
    await page.getByRole('button', { name: 'Import 2,000 clients' }).click();
    await expect(page.getByRole('heading', { name: '2,000 Clients Imported' })).toBeVisible();
  });
});
