import { expect, test } from 'vitest';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';

const asked = buildInquiryForm();

test('Requests of before a mail server was named reach the practice once it is', async () => {
  const DATA_DIR = temporaryFolder();
  const withoutMail = await startProgram({ DATA_DIR });
  expect((await visitorAt(withoutMail.url).post('/api/contact', asked)).status).toBe(200);
  await withoutMail.stop();
  expect(withoutMail.output().match(/SMTP_URL/g)).toHaveLength(1);

  const mailServer = await startTestMailServer();
  const withMail = await startProgram({
    DATA_DIR,
    SMTP_URL: mailServer.url,
    PRACTICE_EMAIL: 'desk@example.org',
  });
  await mailServer.hasReceived(1);
  await withMail.stop();
  expect(mailServer.received[0]?.to).toEqual(['desk@example.org']);
  for (const output of [withoutMail.output(), withMail.output()]) {
    expect(output).not.toMatch(/Pat|Sam|example\.com|555-0100|zippers/);
  }
});
