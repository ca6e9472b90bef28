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

test('a therapist brings her clients along, corrects what is wrong, and takes them out again', async ({
  page,
  caseload,
}) => {
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
  await expect(page.getByLabel('School')).toHaveValue('namedNote');
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
  await page.getByRole('button', { name: 'Import 3 clients' }).click();
  await expectToast(page, 'Clients Imported', '3 clients were added to your caseload.');
  await expect(page.getByRole('heading', { name: '3 clients imported' })).toBeFocused();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 2 rows' }).click();
  const leftOut = await textOf(download);
  expect(leftOut).toContain('"C","Cedar","1/15/2016"');
  expect(leftOut).toContain('"First Name: First name must be at least 2 characters"');
  expect(leftOut).toContain('"Possible duplicate"');
  expect(leftOut).not.toContain('Birch');

  await page.getByRole('link', { name: 'Show Clients' }).click();
  await expect(page.getByRole('link', { name: 'Ben Birch' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dina Dogwood' })).toHaveCount(2);
});

test('an import is undone, but for the clients to which something has been added', async ({
  page,
  caseload,
}) => {
  const dina = await caseload.addClient({ firstName: 'Dina', lastName: 'Dogwood' });
  await page.goto('/settings/data/import');
  await chooseList(page, 'First,Last\nAna,Maple\nBen,Birch\nCora,Cedar\n');
  await page.getByRole('button', { name: 'Import 3 clients' }).click();
  await page.getByRole('link', { name: 'Show Clients' }).click();
  const anasPage = await page.getByRole('link', { name: 'Ana Maple' }).getAttribute('href');
  await caseload.addTask({ clientId: Number(anasPage?.replace('/clients/', '')) });

  await page.goto('/settings/data/import');
  await expect(page.getByText('3 clients from caseload.csv')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo import of 3 clients' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Undo this import?' });
  await expect(
    dialog.getByText('2 clients of this import are removed for good. 1 other stays'),
  ).toBeVisible();
  await expect(dialog.getByText('Ana Maple (tasks)')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take out 2 clients' }).click();
  await expectToast(page, 'Import Undone', '2 clients were taken out again.');
  await expect(page.getByText('1 client still there')).toBeVisible();
  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Ana Maple' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ben Birch' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Dina Dogwood' })).toHaveAttribute(
    'href',
    `/clients/${dina.id}`,
  );
});

test('columns and the order of dates can be said by hand', async ({ page, signedIn: _ }) => {
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Import from a Spreadsheet' }).click();
  const buffer = Buffer.from('Who;When\r\nZo\xe9 Sample;4.9.2018\r\nBen Example;5.9.2018\r\n', 'latin1');
  await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'liste.csv', mimeType: '', buffer });
  await expect(page.getByText('Choose which columns hold the first and the last name')).toBeVisible();
  await page.getByLabel('The first row names the columns').check();
  await page.getByLabel('Who').selectOption('Full Name');
  await page.getByLabel('When').selectOption('Date of Birth');
  await expect(page.getByText('The dates in this file could be read either way.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Zoé Sample' })).toContainText('Apr 9, 2018');
  await page.getByLabel('Dates in numbers').selectOption('Day first');
  await expect(page.getByRole('row').filter({ hasText: 'Zoé Sample' })).toContainText('Sep 4, 2018');
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Export' })).toBeVisible();
});

test('a file that is no list is refused in plain words, and the template can be imported as it is', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/settings/data/import');
  const workbook = { name: 'clients.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004') };
  await page.getByLabel('Choose a CSV file').setInputFiles(workbook);
  await expect(page.getByRole('alert')).toContainText('This is a workbook, not a CSV file.');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Template' }).click();
  await chooseList(page, await textOf(download), 'clients-template.csv');
  await expect(page.getByText('Every row becomes a client.')).toBeVisible();
  await expect(page.getByText('Such as Ivy', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 client' }).click();
  await expect(page.getByRole('heading', { name: '1 client imported' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo import of 1 client' }).click();
  await page.getByRole('button', { name: 'Take out 1 client' }).click();
  await expectToast(page, 'Import Undone', '1 client was taken out again.');
});

test('a list can be dropped, and of 2,000 rows only those in sight are drawn', async ({
  page,
  signedIn: _,
}) => {
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
  await expect(page.getByRole('heading', { name: '2,000 clients imported' })).toBeVisible();
});
