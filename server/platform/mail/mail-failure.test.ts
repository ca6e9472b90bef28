import { expect, test } from 'vitest';
import { type AttemptedMail, mailFailureOf } from './mail-failure.ts';

const mail: AttemptedMail = {
  host: 'mail.example.org',
  port: 587,
  sender: 'desk@example.org',
  receiver: 'owner@example.com',
  seconds: 10,
  secrets: ['brave-letter-77'],
};

const place = 'mail.example.org on port 587';

// The fields are those of nodemailer's errors.
test.each([
  [{ code: 'EDNS' }, 'There is no server named mail.example.org. Check how it is written.'],
  [
    { code: 'EABORT' },
    `${place} did not answer within 10 seconds. Check the server, the port and the encryption.`,
  ],
  [
    { code: 'ESOCKET', originalCode: 'EHOSTUNREACH' },
    `${place} cannot be reached from this server's network.`,
  ],
  [
    { code: 'ESOCKET', originalCode: 'ECONNRESET' },
    `${place} closed the connection. Check the port and the encryption.`,
  ],
  [{ code: 'ECONNECTION' }, `${place} closed the connection. Check the port and the encryption.`],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, `The certificate of ${place} has expired.`],
  [
    { code: 'ETLS', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    `The certificate of ${place} is for another name. Check how the server is written.`,
  ],
  [
    { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    `The certificate of ${place} is not signed by anyone whom this server trusts.`,
  ],
  [
    { code: 'EAUTH', command: 'API' },
    'mail.example.org offers no sign-in by a name and a password. Check the encryption, or leave the name empty.',
  ],
  [
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
    'mail.example.org does not take a mail from desk@example.org to owner@example.com.',
  ],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'mail.example.org refused the mail.'],
  [
    { code: 'EPROTOCOL' },
    `What answers as ${place} is not a mail server, or not with this encryption. Check the port.`,
  ],
  [{ code: 'EELSE' }, `The mail could not be sent to ${place} (EELSE).`],
])('The failure %j is described in plain words', (facts, failure) => {
  expect(mailFailureOf(Object.assign(new Error('raw'), facts), mail)).toEqual({ failure, answer: null });
});

test('The answer of the mail server is one short line without the password', () => {
  const encoded = Buffer.from('brave-letter-77').toString('base64');
  const response = `535-5.7.8 Not\r\n535  accepted: brave-letter-77, ${encoded} ${'x'.repeat(500)}`;
  const { answer } = mailFailureOf(Object.assign(new Error('raw'), { code: 'EAUTH', response }), mail);
  expect(answer).toMatch(/^535-5\.7\.8 Not 535 accepted: …, … x+$/);
  expect(answer).toHaveLength(300);
});
