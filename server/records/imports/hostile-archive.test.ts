import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildArchive, buildCaseload } from '#tests/builders/archive-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

const MB = 1024 * 1024;
const TOO_MUCH =
  'everything.json holds more than any caseload. Please choose the zip file that Export Everything made';
const filled = (begin: string, repeated: string, end: string) =>
  begin + repeated.repeat(Math.floor((63 * MB) / repeated.length)) + end;

describe('Of a small archive that unpacks to 63 MB', () => {
  test.each([
    ['empty records', () => filled('{"clients":[', '{},', '{}]}'), TOO_MUCH],
    ['lists beside each other', () => filled('{"clients":[', '[],', '[]]}'), TOO_MUCH],
    ['zeros', () => filled('{"clients":[', '0,', '0]}'), TOO_MUCH],
    [
      'lists in each other',
      () => filled('{"clients":', '[', ''),
      'everything.json is nested deeper than any record. Please choose the zip file that Export Everything made',
    ],
  ])('%s are refused before they fill the memory', async (_what, content, sentence) => {
    const therapist = await (await startTestPractice()).register();
    const archive = buildArchive(content());
    expect(archive.length).toBeLessThan(MB);
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 10);
    onTestFinished(() => clearInterval(watch));
    expect(statusAndText(await therapist.post('/api/import', archive))).toEqual([400, sentence]);
    expect((most - before) / MB).toBeLessThan(400);
  });
});

test.each([
  ['5,000 lists in each other', `{"clients":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'nested deeper'],
  [
    'one record of many fields',
    JSON.stringify({ clients: [Object.fromEntries(Object.entries(Array(999).fill(1)))] }),
    'more fields',
  ],
  [
    'more rows than a caseload has',
    JSON.stringify(buildCaseload({ clients: Array(100_001).fill(0) })),
    'more than 100,000 clients',
  ],
])('%s are refused with a sentence', async (_what, content, words) => {
  const therapist = await (await startTestPractice()).register();
  const reply = await therapist.post('/api/import', buildArchive(content));
  expect(statusAndText(reply)).toEqual([400, expect.stringContaining(words)]);
});

describe('While one archive is being imported', () => {
  test('another one is told to wait, and the next one is accepted', async () => {
    const practice = await startTestPractice();
    const { app } = practice;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [first, second] = [await practice.register(), await practice.register()];
    const address = app.server.address();
    const sending = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    await once(sending, 'connect');
    const taken = once(app.server, 'request');
    sending.write(
      `POST /api/import HTTP/1.1\r\nHost: localhost\r\nCookie: ${first.cookie}\r\nContent-Type: application/zip\r\nContent-Length: 1000\r\n\r\nPK`,
    );
    await taken;
    const archive = buildArchive(buildCaseload());
    await expect
      .poll(async () => statusAndText(await second.post('/api/import', archive)))
      .toEqual([503, 'Another import is under way. Please try again in a minute']);
    sending.destroy();
    await expect.poll(async () => (await second.post('/api/import', archive)).status).toBe(200);
  });
});
