import { expect, test } from 'vitest';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { smtpSender } from './smtp-sender.ts';

const mail = {
  messageId: 'one',
  practiceAddress: 'desk@example.org',
  senderName: 'Sample Practice',
  to: { name: 'Robin Sample', address: 'robin@example.com' },
  subject: 'Sample',
  text: 'Sample',
};

test.each([
  [' 50% off', ' 50% off'],
  ['50%25 off', '50% off'],
  ['50%off%2F', '50%off/'],
])('SMTP_URL may have the password %j', async (written, password) => {
  const mailServer = await startTestMailServer({ signIn: { user: 'desk@example.org', password } });
  await smtpSender({ url: `smtp://desk%40example.org:${written}@127.0.0.1:${mailServer.port}` }).send(mail);
  expect(mailServer.received).toHaveLength(1);
});
