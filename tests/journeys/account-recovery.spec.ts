import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as journey } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { type RunningProgram, runProgram, startProgram } from '#tests/setup/program.ts';

interface PerTest {
  dataDir: string;
  /** A program whose data folder the test knows, as somebody at the server's console does. */
  ownProgram: RunningProgram;
}

const test = journey.extend<PerTest>({
  dataDir: async ({ browserName }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), `practice-${browserName}-`));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  ownProgram: async ({ dataDir }, use) => {
    const program = await startProgram({ DATA_DIR: dataDir });
    await use(program);
    await program.stop();
  },
  baseURL: async ({ ownProgram }, use) => use(ownProgram.url),
});

const command = [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/recover.ts'] as const;

test('somebody who forgot her password gets a link and chooses another one', async ({
  dataDir,
  ownProgram,
  page,
  problems,
  request,
}) => {
  problems.allow(/status of (404|410)/);
  const account = newAccount();
  await request.post(`${ownProgram.url}/api/register`, { data: account });
  await page.goto('/auth');
  await page.getByText('Forgot your password?').click();
  await expect(
    page.getByText('Whoever runs this program for your practice can make you a link to choose a new one.'),
  ).toBeVisible();
  await expectAccessible(page);

  const console = runProgram({ DATA_DIR: dataDir, SITE_URL: ownProgram.url }, [...command, account.username]);
  await console.ended;
  const [link = ''] = /http:\S+#\S+/.exec(console.output()) ?? [];

  await page.goto(`${link.slice(0, -4)}`);
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not right. Please copy the whole of it, or ask for a new one.',
  );
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.goto('/');
  await page.goto(link);
  await expect(page.getByText(`For ${account.fullName}, username ${account.username}`)).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('brave');
  await page.getByLabel('Repeat New Password').fill('brave-kite-77');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('brave-kite-7');
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New Password', { exact: true }).fill('brave-kite-77');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByRole('status')).toContainText('Your new password is in place');
  await expectAccessible(page);

  await page.goto('/');
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'This link has been used already. Please ask for a new one if you need it.',
  );
  await page.getByRole('link', { name: 'Go to the Sign-In Page' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password').fill('brave-kite-77');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login successful', 'Welcome back, Robin Sample!');
});
