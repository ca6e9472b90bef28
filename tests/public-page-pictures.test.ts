import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
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
  // The site is read with the first answer from it, and kept.
  await site.app.inject('/pictures/seesaw.svg');
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const address = site.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  agent.destroy();
  await site.app.close();
});

/** Asks for an address exactly as it is written: other clients tidy it up before they send it. */
async function get(path: string): Promise<[status: number | undefined, body: string]> {
  const [reply] = await once(request({ host: '127.0.0.1', port, path, agent }).end(), 'response');
  return [reply.statusCode, await text(reply)];
}

describe('odd names of pictures', () => {
  test.each([
    ['leads to the home page elsewhere', (turn: number) => `/pictures/${turn}/../../`],
    ['is encoded', (turn: number) => `/pictures/%2e%2e/${turn}.svg`],
    ['is nobody’s', (turn: number) => `/pictures/${turn}.svg`],
    ['stands behind a true one', (turn: number) => `/pictures/seesaw.svg/${turn}`],
    ['is of every object', () => '/pictures/constructor'],
    ['is a share picture of no page', (turn: number) => `/share/${turn}.png`],
    ['leads away from the share pictures', (turn: number) => `/share/${turn}/../home.png`],
  ])('640 times a name that %s: nothing is drawn, nothing is kept', async (_what, nameOf) => {
    const before = memoryInUse();
    for (let turn = 0; turn < 640; turn += 1) {
      expect(await get(nameOf(turn))).toEqual([404, 'There is no such picture']);
    }
    // A kept page weighs a quarter of a megabyte: 640 of them would be 160.
    expect(memoryInUse() - before).toBeLessThan(40 * MB);
  });
});

test('illustrations are files in the colors of both themes, which run nothing and style themselves', async () => {
  const reply = await site.app.inject({ url: '/pictures/seesaw.svg', headers: { 'accept-encoding': 'br' } });
  const drawing = brotliDecompressSync(reply.rawPayload).toString();
  const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(drawing) ?? [];
  expect(String(reply.headers['content-security-policy'])).toContain(`style-src '${hashSource(styles)}'`);
  expect(drawing).not.toMatch(/ style="/);
});

test('a share picture is there for the first who asks, and the same for the next', async () => {
  const [first, next] = await Promise.all([
    site.app.inject('/share/home.png'),
    site.app.inject('/share/home.png'),
  ]);
  expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(next.headers.etag).toBe(first.headers.etag);
});

function memoryInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
