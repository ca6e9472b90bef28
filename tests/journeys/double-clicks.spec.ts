import type { Page, Route } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { chooseClient } from '#tests/setup/session-journey.ts';
import { pressUntilGone, slowDown } from '#tests/setup/slow-page.ts';

interface CreatingForm {
  /** Where the form is opened. */
  path: string;
  /** The button that opens it over its list. */
  opener?: string;
  fill: (page: Page) => Promise<void>;
  save: string;
  /** The list in which the record then stands. */
  list: string;
}

const forms: Record<string, CreatingForm> = {
  client: {
    path: '/clients/new',
    fill: async (page) => {
      await page.getByLabel('First Name').fill('Noa');
      await page.getByLabel('Last Name').fill('Twice');
    },
    save: 'Create Client',
    list: '/api/clients',
  },
  session: {
    path: '/sessions/new',
    fill: fillSession,
    save: 'Create Session',
    list: '/api/sessions',
  },
  'session over the list': {
    path: '/sessions',
    opener: 'Schedule Session',
    fill: fillSession,
    save: 'Create Session',
    list: '/api/sessions',
  },
  assessment: {
    path: '/assessments/new',
    fill: async (page) => {
      await page.getByLabel('Title').fill('Fine motor');
      await chooseClient(page, 'Ivy Sample');
      await page.getByLabel('Question Text').fill('Holds a pencil?');
    },
    save: 'Create Assessment',
    list: '/api/assessments',
  },
  task: {
    path: '/dashboard',
    opener: 'Add New',
    fill: (page) => page.getByLabel('Title').fill('Call the school'),
    save: 'Add Task',
    list: '/api/tasks',
  },
  'annual record': {
    path: '/annuals',
    opener: 'Add Annual',
    fill: (page) => chooseClient(page, 'Ivy Sample'),
    save: 'Create Annual',
    list: '/api/annuals',
  },
};

test('Pressing save until the form is gone creates one record of each kind', async ({ page, caseload }) => {
  test.slow();
  await caseload.addClient();
  await page.goto('/dashboard');
  await slowDown(page);
  for (const [name, { path, opener, fill, save, list }] of Object.entries(forms)) {
    await test.step(name, async () => {
      const before = await countOf(page, list);
      await page.goto(path);
      if (opener) await page.getByRole('button', { name: opener }).first().click();
      await fill(page);
      await pressUntilGone(page.getByRole('button', { name: save, exact: true }));
      expect(await countOf(page, list)).toBe(before + 1);
    });
  }
});

test('A client whose answer was lost is not created twice', async ({ page, problems, signedIn: _ }) => {
  problems.allow(/ERR_FAILED|status of 409/);
  const save = page.getByRole('button', { name: 'Create Client' });
  const createWithoutAnswer = async (lastName: string) => {
    await page.goto('/clients/new');
    await page.getByLabel('First Name').fill('Noa');
    await page.getByLabel('Last Name').fill(lastName);
    const loseReply = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/clients', loseReply, { times: 1 });
    await save.click();
    await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
  };

  await test.step('Saving again', async () => {
    await createWithoutAnswer('Once');
    await save.click();
    await expect(page).toHaveURL('/clients');
    await expect(page.getByText('Noa Once').first()).toBeVisible();
    expect(await countOf(page, '/api/clients')).toBe(1);
  });

  await test.step('Saving again with changes says so', async () => {
    await createWithoutAnswer('Again');
    await page.getByLabel('Phone').fill('212-555-0144');
    await save.click();
    await expect(page.getByText('This was saved already, before it was changed.').first()).toBeVisible();
    expect(await countOf(page, '/api/clients')).toBe(2);
  });
});

async function fillSession(page: Page): Promise<void> {
  await chooseClient(page, 'Ivy Sample');
  const form = page.getByRole('form', { name: 'Session' });
  await form.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await form.getByLabel('Session Type').selectOption('individual');
}

async function countOf(page: Page, list: string): Promise<number> {
  const records: unknown[] = await (await page.request.get(list)).json();
  return records.length;
}
