import { describe, expect, test } from 'vitest';
import type { PracticeNotice } from '#domain/people/practice/practice-notice.ts';
import type { Config } from '#server/platform/config.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

async function noticesWith(config: Partial<Config>, headers: Record<string, string> = {}) {
  const practice = await startTestPractice({ config });
  const [owner, therapist] = [await practice.register(), await practice.register()];
  const kinds = async (one: typeof owner) =>
    (await one.get('/api/practice-notices', headers)).json<PracticeNotice[]>().map(({ kind }) => kind);
  return { owner: await kinds(owner), therapist: await kinds(therapist) };
}

describe('Only the owner is notified', () => {
  test.each<[string, Partial<Config>, Record<string, string>, string[]]>([
    ['nothing where all is well', {}, {}, []],
    ['of mails without encryption', { smtpUrl: 'smtp://mail.example.com' }, {}, ['mail unencrypted']],
    ['nothing of encrypted mails', { smtpUrl: 'smtps://mail.example.com' }, {}, []],
    ['nothing of a mail server on the same machine', { smtpUrl: 'smtp://localhost:25' }, {}, []],
    [
      'of an address without encryption',
      { siteUrl: 'http://practice.example.com' },
      {},
      ['address unencrypted'],
    ],
    ['of an address that the program does not know', {}, { host: 'practice.example.com' }, ['address local']],
    [
      'of an address that is this machine in IPv6',
      { siteUrl: 'http://[::1]:3000' },
      { host: 'practice.example.com' },
      ['address local'],
    ],
    ['nothing of a visit from this machine in IPv6', {}, { host: '[::1]:3000' }, []],
    [
      'of a proxy that the program does not know',
      {},
      { 'x-forwarded-for': '192.0.2.7' },
      ['proxy untrusted'],
    ],
    ['nothing of a proxy that it knows', { trustProxy: 1 }, { 'x-forwarded-for': '192.0.2.7' }, []],
  ])('%s', async (_, config, headers, kinds) => {
    expect(await noticesWith(config, headers)).toEqual({ owner: kinds, therapist: [] });
  });
});

test('A warning that follows from the owner’s request is also logged once', async () => {
  const said: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void said.push(line) } };
  const practice = await startTestPractice({ logger });
  const owner = await practice.register();
  for (let visit = 0; visit < 2; visit += 1) {
    await owner.get('/api/practice-notices', { host: 'practice.example.com' });
  }
  expect(said.filter((line) => line.includes('sets SITE_URL to the address of the practice'))).toHaveLength(
    1,
  );
});
