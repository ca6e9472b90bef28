import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

async function chooseList(page: ScreenPage, text: string, name = 'caseload.csv'): Promise<void> {
  await page.getByLabel('Choose a CSV file').setInputFiles(new File([text], name, { type: 'text/csv' }));
  await expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible();
}

test('An import is undone, but for the clients to which something has been added', async ({
  page,
  caseload,
}) => {
  const dina = await caseload.addClient({ firstName: 'Dina', lastName: 'Dogwood' });
  await page.goto('/settings/data/import');
  await chooseList(page, 'First,Last\nAna,Maple\nBen,Birch\nCora,Cedar\n');
  await page.getByRole('button', { name: 'Import 3 Clients' }).click();
  await page.getByRole('link', { name: 'Show Clients' }).click();
  const anasPage = await page.getByRole('link', { name: 'Ana Maple' }).getAttribute('href');
  await caseload.addTask({ clientId: Number(anasPage?.replace('/clients/', '')) });

  await page.goto('/settings/data/import');
  await expect(page.getByText('3 clients from caseload.csv')).toBeVisible();
  await page.getByRole('button', { name: 'Undo import of 3 clients' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Undo this import?' });
  await expect(
    dialog.getByText('2 clients of this import are removed for good. 1 other stays'),
  ).toBeVisible();
  await expect(dialog.getByText('Ana Maple (tasks)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take Out 2 Clients' }).click();
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

test('A row without a last name cannot be chosen until it has one', async ({ page }) => {
  await page.goto('/settings/data/import');
  await chooseList(page, 'First,Last\nAna,Maple\nBen,\n');
  const choice = page.getByLabel('Import row 3');
  await expect(choice).toBeDisabled();
  await expect(choice).not.toBeChecked();
  await page.getByRole('row').filter({ has: choice }).getByLabel('Last Name').fill('Birch');
  await expect(choice).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Import 2 Clients' })).toBeVisible();
});

test('Columns and the order of dates can be chosen by hand', async ({ page }) => {
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Import from a Spreadsheet' }).click();
  const bytes = Buffer.from('Who;When\r\nZo\xe9 Sample;4.9.2018\r\nBen Example;5.9.2018\r\n', 'latin1');
  await page.getByLabel('Choose a CSV file').setInputFiles(new File([bytes], 'liste.csv'));
  await expect(page.getByText('Choose which columns hold the first and the last name')).toBeVisible();
  await page.getByLabel('The first row names the columns').check();
  await page.getByLabel('Who').selectOption('Full Name');
  await page.getByLabel('When').selectOption('Date of Birth');
  await expect(page.getByText('The dates in this file could be read either way.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Zoé Sample' })).toContainText('Apr 9, 2018');
  await page.getByLabel('Dates in Numbers').selectOption('Day first');
  await expect(page.getByRole('row').filter({ hasText: 'Zoé Sample' })).toContainText('Sep 4, 2018');
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await page.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page.getByRole('heading', { name: 'Export' })).toBeVisible();
});

test('A row that may be read otherwise, or be a client already, says so, and the parent does not become the client', async ({
  page,
  caseload,
}) => {
  await caseload.addClient({ firstName: 'Ben', lastName: 'Birch', dateOfBirth: null });
  await page.goto('/settings/data/import');
  const head = "First Name,Last Name,Email,Child's Full Name,Child's Date of Birth";
  const rows = ['Pat,Maple,pat@example.com,Ana de la Cruz,12/30/26', 'Kim,Birch,,Ben Birch,5/10/2018'];
  await chooseList(page, ['Families 2026,,,,', head, ...rows].join('\n'));
  await expect(page.getByText('A client you have has the same name, and one of the two')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Ana de la Cruz' });
  await expect(row).toContainText('First Name: Pat');
  await expect(row).toContainText('Read as first name “Ana” and last name “de la Cruz”.');
  await expect(row).toContainText('Born Dec 30, 1926 means');
  await expect(row.getByText('Ready')).toHaveCount(0);
  await expect(page.getByText('Every row becomes a client. 2 rows to be checked first.')).toBeVisible();
  await row.getByLabel('Last Name').fill('De la Cruz');
  await row.getByLabel('Date of Birth').fill('12/30/2016');
  await expect(page.getByRole('row').filter({ hasText: 'Ana De la Cruz' }).getByText('Ready')).toBeVisible();
});

test('A list of a Macintosh is read, and the way of reading letters can be chosen', async ({ page }) => {
  await page.goto('/settings/data/import');
  const bytes = Buffer.from('First,Last\rJos\x8e,Oak\r', 'latin1');
  await page.getByLabel('Choose a CSV file').setInputFiles(new File([bytes], 'mac.csv'));
  await expect(page.getByRole('row').filter({ hasText: 'José Oak' })).toBeVisible();
  await page.getByLabel('Letters with Accents').selectOption('Windows (Western Europe)');
  await expect(page.getByText('If these names look wrong, choose another way.')).toBeVisible();
  await page.getByLabel('Letters with Accents').selectOption('Macintosh');
  await expect(page.getByRole('row').filter({ hasText: 'José Oak' })).toBeVisible();
});

test('A file whose quotation marks run over is refused with its row', async ({ page }) => {
  await page.goto('/settings/data/import');
  const text =
    'First,Last,DOB,Notes\nAna,Maple,4/9/2018,"Likes dogs\nBen,Birch,5/1/2018,x\nCora,Cedar,6/1/2018,y\n';
  await page.getByLabel('Choose a CSV file').setInputFiles(new File([text], 'broken.csv'));
  await expect(page.getByRole('alert')).toContainText('A quotation mark in row 2, which begins with “Ana”');
});

test('A file that is no list is refused in plain words, and the template can be imported as it is', async ({
  page,
}) => {
  await page.goto('/settings/data/import');
  const contacts = new File(['BEGIN:VCARD\r\nFN:Ivy Sample\r\nEND:VCARD'], 'clients.csv');
  await page.getByLabel('Choose a CSV file').setInputFiles(contacts);
  await expect(page.getByRole('alert')).toContainText('These are contacts (vCard), not a CSV file.');
  const { text } = await page.download(() => page.getByRole('button', { name: 'Download Template' }).click());
  await chooseList(page, text, 'clients-template.csv');
  await expect(page.getByText('Every row becomes a client.')).toBeVisible();
  await expect(page.getByText('Such as Ivy', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 Client' }).click();
  await expect(page.getByRole('heading', { name: '1 Client Imported' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo import of 1 client' }).click();
  await page.getByRole('button', { name: 'Take Out 1 Client' }).click();
  await expectToast(page, 'Import Undone', '1 client was taken out again.');
});

test('A roster shows the mandate of each row, and asks once for schools and payers that are not known', async ({
  page,
  schools,
  therapist,
}) => {
  const maple = await schools.addSchool('Maple Street School');
  await page.goto('/settings/data/import');
  const head = 'Student,School,District,Mandate,Start Date,End Date';
  const rows = [
    'Ada Applewood,Maple Street School,Willow Bay UFSD,2x30 weekly 5:1,9/14/26,6/18/27',
    'Ada Applewood,Maple Street School,Willow Bay UFSD,1x30 ind,9/14/26,6/18/27',
    'Ben Birch,Maple St.,Willow Bay UFSD,60 weekly,9/14/26,6/18/27',
    'Cleo Cedar,Maple St.,Willow Bay UFSD,3x30 per 6 day cycle g2,9/14/26,6/18/27',
  ];
  await chooseList(page, [head, ...rows, ''].join('\n'));
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(rowOf('group of 5')).toContainText(
    '2 × 30 weekly, group of 5, pull-out · IEP · Sep 14, 2026 – Jun 18, 2027 · Maple Street School · paid by Willow Bay UFSD',
  );
  await expect(rowOf('1 × 30 weekly')).toContainText('A further mandate of the child of row 2.');
  await expect(rowOf('Ben Birch')).toContainText('Mandate: 60 weekly');
  await expect(rowOf('Ben Birch')).toContainText(
    '“60 weekly” is not understood as a mandate. It stays a note. Please write it like 2x30 weekly 5:1',
  );
  await expect(page.getByText('Every row becomes a client, or a mandate of one.')).toContainText(
    '3 mandates with their plans.',
  );
  await expect(page.getByLabel('Willow Bay UFSD')).toHaveValue('district');
  await page.getByLabel('Maple St.').selectOption('Maple Street School');
  await page.getByRole('button', { name: 'Import 3 Clients' }).click();
  await expect(page.getByRole('heading', { name: '3 Clients Imported' })).toBeVisible();
  const mandates = (await therapist.get('/api/mandates')).json<Mandate[]>();
  expect(mandates.map(({ schoolId }) => schoolId)).toEqual([maple.id, maple.id, maple.id]);
  expect((await schools.organizations()).map(({ name }) => name)).toEqual([
    'Maple Street School',
    'Willow Bay UFSD',
  ]);
});

test('A roster adds its mandate once to a client who is there already, and the undo takes it away', async ({
  page,
  caseload,
  therapist,
}) => {
  const ada = await caseload.addClient({ firstName: 'Ada', lastName: 'Maple', dateOfBirth: null });
  const roster = 'Student,Mandate,Start Date,End Date\nada maple,2x30 weekly 5:1,9/14/26,6/18/27\n';
  await page.goto('/settings/data/import');
  await chooseList(page, roster);
  const row = page.getByRole('row').filter({ hasText: 'group of 5' });
  await expect(row).toContainText('Adds the mandate to Ada Maple, and changes nothing else of theirs.');
  await expect(page.getByText('1 mandate of clients you have.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 Mandate' }).click();
  await expectToast(page, 'Mandates Imported', '1 mandate was added to your caseload.');
  await expect(page.getByRole('heading', { name: '1 Mandate Imported' })).toBeVisible();
  const mandates = async () => (await therapist.get('/api/mandates')).json<Mandate[]>();
  expect(await mandates()).toMatchObject([{ clientId: ada.id }]);

  await page.getByRole('button', { name: 'Import Another File' }).click();
  await chooseList(page, roster);
  await expect(row).toContainText(
    'Same name and date of birth as a client you have, with this mandate. Left out.',
  );
  await expect(page.getByRole('button', { name: 'Import Clients' })).toBeDisabled();

  await page.goto('/settings/data');
  await page.goto('/settings/data/import');
  await page.getByRole('button', { name: 'Undo import of 1 client' }).click();
  await expect(page.getByText('1 mandate of this import is removed for good.')).toBeVisible();
  await page.getByRole('button', { name: 'Take Out 1 Mandate' }).click();
  await expectToast(page, 'Import Undone', '1 mandate was taken out again.');
  expect(await mandates()).toEqual([]);
});
