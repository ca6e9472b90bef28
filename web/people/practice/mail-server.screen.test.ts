import { describe } from 'vitest';
import { MAIL_PASSWORD_AGAIN, type MailServerState } from '#domain/platform/mail-server.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

test.override({ isOwner: true });

test('The owner saves a mail server, and sees what its test led to', async ({ page, account }) => {
  const signIn = { user: 'desk@example.org', password: 'brave letter 77%' };
  const mailServer = await startTestMailServer({ signIn });
  await page.goto('/settings/mail');
  await page.getByRole('button', { name: 'Save Mail Server' }).click();
  await expect(page.getByText('Enter the server as your mail provider names it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Test' })).toHaveCount(0);
  await page.getByLabel('Server').fill('127.0.0.1');
  await page.getByLabel('Encryption').selectOption('None');
  await expect(page.getByLabel('Port')).toHaveValue('25');
  await page.getByLabel('Port').fill(String(mailServer.port));
  await page.getByLabel('Name').fill(signIn.user);
  await page.getByLabel('Password').fill('wrong-letter-1');
  await page.getByRole('button', { name: 'Save Mail Server' }).click();
  await expectToast(page, 'Mail Server Saved', 'It is in use now. Send yourself a test.');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByText('A password is saved. Empty: it stays.')).toBeVisible();

  await page.getByRole('button', { name: 'Send Test' }).click();
  await expect(page.getByText('127.0.0.1 did not accept the name and the password.')).toBeVisible();
  await expect(page.getByText('535 Authentication failed for desk@example.org with …')).toBeVisible();

  await page.getByLabel('Password').fill(signIn.password);
  await page.getByRole('button', { name: 'Send Test' }).click();
  await expect(page.getByText('Save your changes first: the test uses what is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Mail Server' }).click();
  await expect(page.getByText('Save your changes first')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send Test' }).click();
  await expect(page.getByText(`The mail server accepted the mail to ${account.email}.`)).toBeVisible();
  expect(mailServer.received).toHaveLength(1);
});

test('Another server needs the password again, and nothing typed is lost', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/status of 400/);
  const saved = { host: 'mail.example.org', port: 587, security: 'starttls', user: 'desk', sender: null };
  await therapist.put('/api/mail-server', { ...saved, password: 'brave-letter-77' });
  await page.goto('/settings/mail');
  await page.getByLabel('Server').fill('mail.example.net');
  await expect(page.getByText('The saved password stays with the old server and name.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Mail Server' }).click();
  await expectToast(page, 'Mail Server Not Saved', `400: ${MAIL_PASSWORD_AGAIN}`);
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Server')).toHaveValue('mail.example.net');
  await page.getByLabel('Encryption').selectOption('TLS');
  await expect(page.getByLabel('Port')).toHaveValue('465');
  await page.getByLabel('Encryption').selectOption('None');
  await expect(page.getByText('The name and the password travel unencrypted')).toBeVisible();
  await page.getByLabel('Name').fill('');
  await expect(page.getByText('Mails travel unencrypted')).toBeVisible();
});

test('The owner removes the mail server with its password', async ({ page, therapist }) => {
  await therapist.put('/api/mail-server', {
    host: 'mail.example.org',
    port: 587,
    security: 'starttls',
    user: null,
    sender: null,
  });
  await page.goto('/settings/mail');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Mail Server' }).click();
  await expectToast(page, 'Mail Server Removed', 'Its password is deleted, too.');
  await expect(page.getByLabel('Server')).toHaveValue('');
  expect((await therapist.get('/api/mail-server')).json<MailServerState>().saved).toBeNull();
});

describe('With SMTP_URL', () => {
  const config = { smtpUrl: 'smtp://desk:brave-letter-77@127.0.0.1:1' };
  test.override('practice', () => startTestPractice({ config }));

  test('The page says that it wins, tests it, and removes what was saved', async ({
    page,
    practice,
    therapist,
  }) => {
    const saved = { host: 'mail.example.org', port: 25, security: 'none', user: null, sender: null };
    await practice.database.write((queries) =>
      queries
        .updateTable('practice')
        .set({ mail_server: JSON.stringify({ ...saved, password: null }) })
        .execute(),
    );
    await page.goto('/settings/mail');
    await expect(
      page.getByText('Mail goes through 127.0.0.1. It is set on the server by SMTP_URL'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Mail Server' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Send Test' }).click();
    await expect(page.getByText('127.0.0.1 on port 1 refused the connection.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Saved Server' }).click();
    await expect(page.getByText('Mail goes on through the server of SMTP_URL.')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Mail Server' }).click();
    await expect(page.getByRole('button', { name: 'Remove Saved Server' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send Test' })).toBeFocused();
    expect((await therapist.get('/api/mail-server')).json<MailServerState>().saved).toBeNull();
  });
});
