import { buildContract } from '#tests/builders/organization-builder.ts';
import { chooseDelete, expectRetry, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('An empty list says what schools and payers are for, and the palette leads to it', async ({ page }) => {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Search or jump to...' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('district');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Schools & Payers' })).toBeVisible();
  await expect(page.getByText('No schools or payers yet')).toBeVisible();
  await expect(
    page.getByText(/schools that children attend.*counties and agencies that pay you/),
  ).toBeVisible();
});

test('A school is added with its district, week and people, and its page shows them', async ({
  page,
  schools,
}) => {
  await schools.addSchool('Willow Bay Schools', { kind: 'district' });
  await page.goto('/organizations');
  await page.getByRole('button', { name: 'Add School or Payer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add School or Payer' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add School' }).click();
  await expect(dialog.getByText('Please enter the name')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();

  await dialog.getByLabel('Name').fill('Maple Street School');
  await dialog.getByLabel('District').selectOption('Willow Bay Schools');
  await dialog.getByLabel('Fri').uncheck();
  await dialog.getByLabel('Hours From').fill('15:00');
  await dialog.getByLabel('Hours Until').fill('08:30');
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  const person = dialog.getByRole('group', { name: 'Person 1' });
  await person.getByLabel('Role').fill('CSE chair');
  await dialog.getByRole('button', { name: 'Add School' }).click();
  await expect(dialog.getByText('The hours must end after they begin')).toBeVisible();
  await expect(dialog.getByText('Please enter the name of each person')).toBeVisible();
  await expect(dialog.getByLabel('Hours Until')).toBeFocused();

  await dialog.getByLabel('Hours From').fill('08:30');
  await dialog.getByLabel('Hours Until').fill('15:00');
  await person.getByLabel('Name').fill('Robin Reed');
  await person.getByLabel('Phone').fill('555-0142');
  await dialog.getByRole('button', { name: 'Add School' }).click();
  await expectToast(page, 'School Added', 'Maple Street School has been added.');
  await expect(page.getByRole('heading', { name: 'Maple Street School' })).toBeVisible();
  await expect(page.getByText('Willow Bay Schools')).toBeVisible();
  await expect(page.getByText('Monday – Thursday')).toBeVisible();
  await expect(page.getByText('8:30 AM – 3:00 PM')).toBeVisible();
  await expect(page.getByText('CSE chair')).toBeVisible();
  await expect(page.getByRole('link', { name: '555-0142' })).toBeVisible();
  await expect(page.getByText('No mandate names this school yet.')).toBeVisible();
});

test('A contract makes a payer, with its rates in dollars and its own rules', async ({ page, schools }) => {
  await page.goto('/organizations');
  await page.getByRole('button', { name: 'Add School or Payer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add School or Payer' });
  await dialog.getByLabel('Name').fill('Nassau County');
  await dialog.getByLabel('Kind').selectOption('County');
  await dialog.getByLabel('It Pays for Service').check();
  await expect(dialog.getByLabel('Usual for the program')).toBeChecked();
  await expect(dialog.getByText('Compare with your contract')).toBeVisible();
  await dialog.getByLabel('Individual, per unit ($)').fill('60');
  await dialog.getByLabel('Group, per unit ($)').fill('42.5');
  await dialog.getByRole('button', { name: 'Add Payer' }).click();
  await expect(dialog.getByText('Please enter a rate of $0.00 or more')).toBeVisible();
  await expect(dialog.getByLabel('Home, per unit ($)')).toBeFocused();

  await dialog.getByLabel('Home, per unit ($)').fill('60');
  await dialog.getByLabel('Signed notes').check();
  await dialog.getByLabel('Its own rules').check();
  await dialog.getByLabel('Therapist absent').check();
  await dialog.getByLabel('Made Up By').selectOption('A number of days');
  await dialog.getByLabel('Days After the Missed One').fill('20');
  await dialog.getByRole('button', { name: 'Add Payer' }).click();
  await expectToast(page, 'Payer Added', 'Nassau County has been added.');
  await expect(page.getByText('Pays per 30 min: Individual $60.00, Group $42.50, Home $60.00')).toBeVisible();
  await expect(page.getByText('Therapist absent: within 20 days')).toBeVisible();
  const [payer] = await schools.organizations();
  expect(payer?.contract).toMatchObject({
    rates: { individual: 6_000, group: 4_250, home: 6_000 },
    unitMinutes: 30,
    needs: ['signature'],
    policy: { makeUp: ['provider-absent'], until: { kind: 'days', days: 20 }, absences: 'never' },
  });
});

test('A refused change is reported, and the typed values stay', async ({ page, schools, problems }) => {
  problems.allow(/503/);
  const { id } = await schools.addSchool('Nassau County', { kind: 'county', contract: buildContract() });
  await page.goto(`/organizations/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit School or Payer' });
  await dialog.getByLabel('Individual, per unit ($)').fill('65');
  page.line.failOnce('PUT /api/organizations/:id', 503, 'Down for a moment');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Update Failed', '503: Down for a moment');
  await expect(dialog.getByLabel('Individual, per unit ($)')).toHaveValue('65');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Payer Updated', 'Nassau County has been updated.');
  await expect(page.getByText('Pays per 30 min: Individual $65.00, Group $60.00, Home $60.00')).toBeVisible();
});

test('A school with mandates stays, with the reason; one without is deleted with its closings', async ({
  page,
  schools,
  schedule,
  problems,
}) => {
  problems.allow(/409/);
  const named = await schools.addSchool('Maple Street School');
  const ada = await schedule.addClient('Ada Applewood');
  await schools.addMandate(ada.id, named.id);
  await page.goto(`/organizations/${named.id}`);
  await chooseDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Deletion Failed', '409: 1 mandate names this organization, so it stays');

  const other = await schools.addSchool('Oak School');
  await schools.closeSchool(other.id, '2026-12-24', 'Winter recess');
  await page.goto(`/organizations/${other.id}`);
  await chooseDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'School Deleted', 'Oak School has been deleted.');
  await expect(page.getByRole('heading', { name: 'Schools & Payers' })).toBeVisible();
  expect(await schools.closings()).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('link', { name: 'Oak School' })).toBeVisible();
  expect(await schools.closings()).toHaveLength(1);
});

test('A list of schools shows kind, district and contract, and is searched', async ({ page, schools }) => {
  const district = await schools.addSchool('Willow Bay Schools', {
    kind: 'district',
    contract: buildContract(),
  });
  await schools.addSchool('Maple Street School', { parentId: district.id });
  await schools.addSchool('Oak School', { hours: { from: '08:00', until: '14:30' } });
  await page.goto('/organizations');
  const rows = page.getByRole('table', { name: 'Schools and payers' }).getByRole('row');
  await expect(rows.nth(1)).toHaveText(/Maple Street School.*School.*Willow Bay Schools/);
  await expect(rows.nth(2)).toHaveText(/Oak School.*8:00 AM – 2:30 PM/);
  await expect(rows.nth(3)).toHaveText(/Willow Bay Schools.*District.*Pays \$60\.00 per 30 min/);
  await page.getByLabel('Search schools and payers').fill('oak');
  await expect(page.getByText('1 of 3 schools and payers match')).toBeVisible();
  await page.getByLabel('Search schools and payers').fill('birch');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page.getByRole('link', { name: 'Maple Street School' })).toBeVisible();
});

test('A school shows its closings with those of its district, and its children by weekday and time', async ({
  page,
  schools,
  schedule,
}) => {
  page.setClock('2026-11-16', '07:10');
  const district = await schools.addSchool('Willow Bay Schools', { kind: 'district' });
  const school = await schools.addSchool('Maple Street School', { parentId: district.id });
  await schools.closeSchool(district.id, '2026-11-26', 'Thanksgiving recess', '2026-11-27');
  await schools.closeSchool(school.id, '2026-12-04', 'Staff day');
  await schools.closeSchool(school.id, '2026-11-11', 'Veterans Day');
  const ada = await schedule.addClient('Ada Applewood');
  const ben = await schedule.addClient('Ben Birch');
  await schools.addMandate(ada.id, school.id);
  await schools.addMandate(ben.id, school.id);
  for (const day of ['2026-11-17', '2026-11-24']) {
    await schedule.addSession(ada.id, day, '10:30', { duration: 30 });
    await schedule.addSession(ben.id, day, '10:30', { duration: 30 });
  }
  await schedule.addSession(ben.id, '2026-11-19', '09:00', { duration: 45 });
  await page.goto(`/organizations/${school.id}`);
  await expect(page.getByRole('list', { name: 'Tuesday' })).toHaveText(
    '10:30 AM, 30 minAda Applewood, Ben Birch',
  );
  await expect(page.getByRole('list', { name: 'Thursday' })).toHaveText(
    '9:00 AM, 45 minBen Birch · only Nov 19, 2026',
  );
  await expect(page.getByRole('list', { name: 'Closings' }).getByRole('listitem')).toHaveText([
    "Thanksgiving recessNov 26, 2026 – Nov 27, 2026 · The district's",
    'Staff dayDec 4, 2026',
  ]);
});

test('A list and a page that fail to load offer another try, and a missing school is reported', async ({
  page,
  schools,
  problems,
}) => {
  problems.allow(/503|404/);
  const { id } = await schools.addSchool('Maple Street School');
  await expectRetry(
    page,
    '/organizations',
    'GET /api/organizations',
    page.getByRole('link', { name: 'Maple Street School' }),
  );
  await expectRetry(
    page,
    `/organizations/${id}`,
    'GET /api/organizations/:id',
    page.getByRole('heading', { name: 'Maple Street School' }),
  );
  await page.goto('/organizations/999999');
  await expect(page.getByRole('heading', { name: 'School or Payer Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Schools & Payers' })).toBeVisible();
});
