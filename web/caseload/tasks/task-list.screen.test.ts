import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const TODAY = '2026-11-20';

test('Open tasks come first, by due date, undated last, each with its due text', async ({
  page,
  caseload,
}) => {
  await caseload.addTask({ title: 'Done long ago', dueDate: '2026-01-05', completed: true });
  await caseload.addTask({ title: 'Some day', dueDate: null });
  await caseload.addTask({ title: 'Next month', dueDate: '2026-12-01' });
  await caseload.addTask({ title: 'Right now', dueDate: TODAY });
  await caseload.addTask({ title: 'Too late', dueDate: '2026-11-19' });
  // Late in the evening, when it is already tomorrow in other time zones.
  page.setClock(TODAY, '23:30');
  await page.goto('/dashboard');
  const rows = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /Too late.*Due: Nov 19, 2026 \(Overdue\)/,
    /Right now.*Due: Nov 20, 2026 \(Today\)/,
    /Next month.*Due: Dec 1, 2026$/,
    /Some day.*No due date/,
    /Done long ago.*Completed/,
  ]);
  await expect(page.getByText('(Overdue)')).toHaveClass(/text-danger/);
  await expect(page.getByText('(Today)')).toHaveClass(/text-warning/);
  await expect(rows.last().getByRole('checkbox')).toBeChecked();

  // The page stays open over midnight.
  page.setClock('2026-11-21', '00:01');
  page.showAgain();
  await expect(rows).toHaveText([/Too late/, /Right now.*\(Overdue\)/, /Next month/, /Some day/, /Done/]);
});

test('A checkbox completes a task and reopens it', async ({ page, caseload }) => {
  await caseload.addTask({ title: 'Order pencil grips' });
  await page.goto('/dashboard');
  const box = page.getByRole('checkbox', { name: 'Order pencil grips' });
  await box.check();
  await expectToast(page, 'Task Completed', 'Task has been marked as completed.');
  await expect(page.getByRole('list', { name: 'Tasks' }).getByText('Completed')).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await expectToast(page, 'Task Reopened', 'Task has been reopened.');
  await expect(page.getByText('Due: Dec 1, 2026')).toBeVisible();
});

test('A checkbox is reset if the server refuses', async ({ page, caseload, problems }) => {
  problems.allow(/status of 500/);
  await caseload.addTask({ title: 'Order pencil grips' });
  page.line.fail('PUT /api/tasks/:id', 500, 'Something broke');
  await page.goto('/dashboard');
  const box = page.getByRole('checkbox', { name: 'Order pencil grips' });
  await box.click();
  await expectToast(page, 'Update Failed', 'Could not update the task status.');
  await expect(box).not.toBeChecked();
});

test('Add New adds a task with a title, a due date and a client', async ({ page, caseload }) => {
  const client = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('Call the school');
  await dialog.getByLabel('Due Date').fill('2027-01-15');
  await dialog.getByRole('combobox', { name: 'Client' }).fill('ana');
  await page.getByRole('option', { name: 'Ana Maple' }).click();
  await dialog.getByLabel('Description').fill('Ask about the slant board.');
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expectToast(page, 'Task Created', 'The task has been added to your list.');
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Call the school' });
  await expect(row).toContainText('Due: Jan 15, 2027');
  await expect(row).toContainText('Ask about the slant board.');
  await expect(row.getByRole('link', { name: 'Ana Maple' })).toHaveAttribute('href', `/clients/${client.id}`);
});

test('Closing the form asks before typed text is lost', async ({ page, caseload: _ }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByLabel('Title').fill('Call the school');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Call the school');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page.getByText('No tasks yet.')).toBeVisible();
});

test('A task can be changed', async ({ page, caseload }) => {
  await caseload.addTask({ title: 'Order pencil grips' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Actions for Order pencil grips' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Task' });
  await dialog.getByLabel('Title').fill('Order twelve pencil grips');
  await dialog.getByLabel('Due Date').fill('');
  await dialog.getByRole('button', { name: 'Update Task' }).click();
  await expectToast(page, 'Task Updated', 'The task has been updated successfully.');
  const row = page.getByRole('listitem').filter({ hasText: 'Order twelve pencil grips' });
  await expect(row).toContainText('No due date');
});

test('A deleted task can be restored', async ({ page, caseload }) => {
  await caseload.addTask({ title: 'Order pencil grips', dueDate: '2026-12-01' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Actions for Order pencil grips' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No tasks yet.')).toBeVisible();
  await expectToast(page, 'Task Deleted', 'Order pencil grips');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Task Restored', 'The task is back on your list.');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Order pencil grips' })).toContainText(
    'Due: Dec 1, 2026',
  );
});

test('One line creates a task with a title, day and client, previewed before Enter', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Ada', lastName: 'Birch' });
  await caseload.addClient({ firstName: 'Ben', lastName: 'Maple' });
  // A Sunday.
  page.setClock('2026-11-22', '10:00');
  await page.goto('/dashboard');
  const line = page.getByRole('combobox', { name: 'New task in one line' });
  await line.pressSequentially('Call school fri @Ada');
  const understood = page.getByRole('form', { name: 'New task in one line' }).getByRole('status');
  await expect(understood).toHaveText('Call school · Due: Fri, Nov 27, 2026 · Ada Birch');
  await line.press('Enter');
  await expectToast(page, 'Task Created', 'The task has been added to your list.');
  const row = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
  await expect(row).toContainText('Call school');
  await expect(row).toContainText('Due: Nov 27, 2026');
  await expect(row.getByRole('link', { name: 'Ada Birch' })).toHaveAttribute('href', `/clients/${id}`);
  await expect(line).toHaveValue('');
  await expect(line).toBeFocused();
});

test('After an @ clients are suggested, and one of two with the same name has to be chosen', async ({
  page,
  caseload,
}) => {
  await caseload.addClient({ firstName: 'Ivy', lastName: 'Reed' });
  const sample = await caseload.addClient({ firstName: 'Ivy', lastName: 'Sample' });
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: 'Recent clients' })).toBeVisible();
  const line = page.getByRole('combobox', { name: 'New task in one line' });
  const understood = page.getByRole('form', { name: 'New task in one line' }).getByRole('status');
  await line.pressSequentially('Order grips @ivy');
  await expect(page.getByRole('option')).toHaveText([/^Ivy Reed/, /^Ivy Sample/]);
  await expect(understood).toContainText('Which one: Ivy Reed or Ivy Sample?');
  await page.getByRole('button', { name: 'Add this task' }).click();
  await expect(page.getByText('More than one client is called so.')).toBeVisible();
  await line.press('End');
  await line.press('Backspace');
  await line.press('y');
  await line.press('ArrowDown');
  await line.press('Enter');
  await expect(line).toHaveValue('Order grips @Ivy Sample ');
  await expect(understood).toHaveText('Order grips · No due date · Ivy Sample');
  await line.press('Enter');
  const link = page.getByRole('list', { name: 'Tasks' }).getByRole('link', { name: 'Ivy Sample' });
  await expect(link).toHaveAttribute('href', `/clients/${sample.id}`);
});

test('A line without a title is refused, and a refused line stays', async ({
  page,
  caseload: _,
  problems,
}) => {
  problems.allow(/status of 500/);
  await page.goto('/dashboard');
  const line = page.getByRole('combobox', { name: 'New task in one line' });
  await line.fill('tomorrow');
  await page.getByRole('button', { name: 'Add this task' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  page.line.fail('POST /api/tasks', 500, 'Something broke');
  await line.fill('Ask @Nobody tomorrow');
  await expect(page.getByText('No client is called “Nobody”')).toBeVisible();
  await expect(page.getByText('Title is required')).toHaveCount(0);
  await line.press('Enter');
  await expectToast(page, 'Creation Failed', '500: Something broke');
  await expect(line).toHaveValue('Ask @Nobody tomorrow');
});
