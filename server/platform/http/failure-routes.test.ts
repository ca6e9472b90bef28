import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const failure = { screen: '/clients/:id', kind: 'TypeError', place: '/assets/client-page-Ab12.js:1:2045' };

/** A practice with the lines of its log. */
async function practiceWithLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return {
    ...(await startTestPractice({
      logger: { stream },
      appParts: async () => ({
        screens: new Set([failure.screen]),
        scripts: new Set(['client-page-Ab12.js']),
      }),
    })),
    lines,
  };
}

test('A browser can report a failed screen without a sign-in', async () => {
  const { visitor } = await startTestPractice();
  expect((await visitor().post('/api/failures', failure)).status).toBe(200);
});

test.each<[string, unknown, string]>([
  ['nothing', [], 'Please send the fields of the form as a JSON object'],
  ['no screen', { ...failure, screen: undefined }, 'Please say what broke'],
  ['a number', { ...failure, kind: 7 }, 'Please say what broke'],
  ['too many words', { ...failure, place: 'x'.repeat(201) }, 'Please say it in fewer words'],
])('%s is refused with a sentence', async (_what, body, sentence) => {
  const { visitor } = await startTestPractice();
  const reply = await visitor().post('/api/failures', body);
  expect([reply.status, reply.text]).toEqual([400, sentence]);
});

test('A report with long texts is refused', async () => {
  const { visitor } = await startTestPractice();
  expect((await visitor().post('/api/failures', { ...failure, more: 'x'.repeat(5_000) })).status).toBe(413);
});

test('Text from a stranger does not reach the log through any field', async () => {
  const { visitor, lines } = await practiceWithLog();
  const words = 'Sam Example owes money';
  await visitor().post('/api/failures', { screen: words, kind: words, place: words });
  for (const place of ['/assets/Sam.Example-owes-money.js:1:2', '/assets/Sam Example.js:1:2'])
    await visitor().post('/api/failures', { screen: words, kind: words, place });
  expect(lines.join('')).toContain('a screen broke in the browser');
  expect(lines.join('')).not.toMatch(/Sam.Example/);
});

test('An address can report sixty failed screens an hour', async () => {
  const { visitor } = await startTestPractice({ config: { rateLimits: true } });
  const stranger = visitor();
  for (let report = 0; report < 60; report += 1) await stranger.post('/api/failures', failure);
  expect((await stranger.post('/api/failures', failure)).status).toBe(429);
});

test('The reply has the number of the log line, which only shows the place', async () => {
  const { visitor, lines } = await practiceWithLog();
  const reply = await visitor().post('/api/failures', { ...failure, message: 'Sam Example is undefined' });
  const { number } = reply.json<{ number: string }>();
  const logged = lines
    .map((line) => JSON.parse(line))
    .find(({ reqId, level }) => reqId === number && level === 50);
  expect(logged).toMatchObject({ failure, msg: 'a screen broke in the browser' });
  expect(lines.join('')).not.toContain('Sam Example');
});
