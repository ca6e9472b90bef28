import { beforeAll, expect, test } from 'vitest';
import { type ServedSite, serveSite } from './setup/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

/** Returns the scripts with everything they import, directly or indirectly. */
async function withImports(scripts: Iterable<string>): Promise<Set<string>> {
  const all = new Set(scripts);
  // The set grows while it is iterated.
  for (const script of all) {
    const { body } = await site.app.inject(script);
    for (const [, file] of body.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) all.add(`/assets/${file}`);
  }
  return all;
}

function assetsIn(text: string): string[] {
  return text.match(/\/assets\/[\w.-]+\.js/g) ?? [];
}

async function bytesOf(script: string): Promise<number> {
  const answer = await site.app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload.length;
}

test('The app opens with at most 192 KB of scripts, including the dashboard', async () => {
  const { body } = await site.app.inject({ url: '/dashboard', cookies: { sign_in: 'a' } });
  const sizes = await Promise.all([...(await withImports(assetsIn(body)))].map(bytesOf));
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(192 * 1024);
});

test.each(['/calendar', '/clients', '/sessions', '/notes', '/invoices', '/documents', '/reports'])(
  'The first press on %s loads at most 20 scripts',
  async (page) => {
    const scriptsOf = async (url: string) => {
      const { body } = await site.app.inject({ url, cookies: { sign_in: 'a' } });
      return withImports(assetsIn(body));
    };
    const known = await scriptsOf('/dashboard');
    const loaded = [...(await scriptsOf(page))].filter((script) => !known.has(script));
    expect(loaded).not.toEqual([]);
    expect(loaded.length).toBeLessThanOrEqual(20);
  },
);

test('The graph of a goal loads on the goal’s page only, with at most 40 KB', async () => {
  const scriptsOf = async (url: string) => {
    const { body } = await site.app.inject({ url, cookies: { sign_in: 'a' } });
    return [...(await withImports(assetsIn(body)))];
  };
  const drawing: string[] = [];
  for (const script of await scriptsOf('/goals/1')) {
    // The triangles of its support score, which nothing else draws.
    if ((await site.app.inject(script)).body.includes('fill-info stroke-info')) drawing.push(script);
  }
  const ofDashboard = await scriptsOf('/dashboard');
  expect(drawing).not.toEqual([]);
  expect(drawing.filter((script) => ofDashboard.includes(script))).toEqual([]);
  const sizes = await Promise.all(drawing.map(bytesOf));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40 * 1024);
});

test.each(['/', '/contact', '/auth'])(
  'the scripts of the public page %s bring nothing of the app',
  async (page) => {
    const { body } = await site.app.inject(page);
    const scripts = await withImports(assetsIn(body));
    expect(scripts.size).toBeGreaterThan(0);
    expect([...scripts].filter((script) => /\/assets\/(app|screens|popups)-/.test(script))).toEqual([]);
  },
);
