import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashSource } from '#server/platform/http/security-headers.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

const MB = 1024 * 1024;

let site: ServedSite;
let port: number;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  site = await serveSite();
  // The first request loads the site, which is then cached.
  await site.app.inject('/pictures/seesaw.svg');
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const address = site.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  agent.destroy();
  await site.app.close();
});

/** Requests an address exactly as written: other clients normalize it first. */
async function get(path: string): Promise<[status: number | undefined, body: string]> {
  const [reply] = await once(request({ host: '127.0.0.1', port, path, agent }).end(), 'response');
  return [reply.statusCode, await text(reply)];
}

describe('Unusual picture names', () => {
  test.each([
    ['leads to the home page elsewhere', (turn: number) => `/pictures/${turn}/../../`],
    ['is encoded', (turn: number) => `/pictures/%2e%2e/${turn}.svg`],
    ['is nobody’s', (turn: number) => `/pictures/${turn}.svg`],
    ['stands behind a true one', (turn: number) => `/pictures/seesaw.svg/${turn}`],
    ['is of every object', () => '/pictures/constructor'],
    ['is a share picture of no page', (turn: number) => `/share/${turn}.png`],
    ['leads away from the share pictures', (turn: number) => `/share/${turn}/../home.png`],
  ])('that %s, requested 640 times, draw and cache nothing', async (_what, nameOf) => {
    const before = memoryInUse();
    for (let turn = 0; turn < 640; turn += 1) {
      expect(await get(nameOf(turn))).toEqual([404, 'There is no such picture']);
    }
    // A cached page takes a quarter of a megabyte: 640 of them would take 160.
    expect(memoryInUse() - before).toBeLessThan(20 * MB);
  });
});

test('Illustrations are files with the colors of both themes, without scripts and with their own styles', async () => {
  const reply = await site.app.inject({ url: '/pictures/seesaw.svg', headers: { 'accept-encoding': 'br' } });
  const drawing = brotliDecompressSync(reply.rawPayload).toString();
  const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(drawing) ?? [];
  expect(String(reply.headers['content-security-policy'])).toContain(`style-src '${hashSource(styles)}'`);
  expect(drawing).not.toMatch(/ style="/);
});

test('A share picture is drawn for the first request, and the same for the next', async () => {
  const [first, next] = await Promise.all([
    site.app.inject('/share/home.png'),
    site.app.inject('/share/home.png'),
  ]);
  expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(next.headers.etag).toBe(first.headers.etag);
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes still in use: garbage that V8 has yet to collect is no sign of a cache. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
