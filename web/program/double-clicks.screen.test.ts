import { chooseClient } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenLocator } from '#tests/setup/screen-locator.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

interface CreatingForm {
  /** The page with the form. */
  path: string;
  /** The button that opens it over its list. */
  opener?: string;
  fill: (page: ScreenPage) => Promise<void>;
  save: string;
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
  session: { path: '/sessions/new', fill: fillSession, save: 'Create Session', list: '/api/sessions' },
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

for (const [name, { path, opener, fill, save, list }] of Object.entries(forms)) {
  test(`Pressing save until the form is gone creates one record: ${name}`, async ({
    page,
    caseload,
    therapist,
  }) => {
    await caseload.addClient();
    const count = async () => (await therapist.get(list)).json<unknown[]>().length;
    const before = await count();
    await page.goto(path);
    if (opener) await page.getByRole('button', { name: opener }).first().click();
    await fill(page);
    await pressUntilGone(page.getByRole('button', { name: save, exact: true }));
    expect(await count()).toBe(before + 1);
  });
}

async function fillSession(page: ScreenPage): Promise<void> {
  await chooseClient(page, 'Ivy Sample');
  const form = page.getByRole('form', { name: 'Session' });
  await form.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await form.getByLabel('Session Type').selectOption('individual');
}

/** Presses a button every 10 ms while it exists, like somebody in a hurry. */
async function pressUntilGone(button: ScreenLocator): Promise<void> {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  await button.evaluate((element) => {
    const press = () => {
      if (element.isConnected) return element.click();
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(press, 10);
    press();
  });
  await gone;
}
