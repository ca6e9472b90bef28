import { expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { hashSource } from '#server/platform/http/security-headers.ts';
import type { PageBundle } from './page-bundle.ts';
import { createPageRenderer } from './page-renderer.ts';

const smuggled = 'fetch("https://evil.example.com")';
const ours = 'document.title';
const framework = 'window.started = true';

/** A page with an injected script and style, in addition to its own. */
const bundle: PageBundle = {
  routes: {},
  inlined: { scripts: [ours], styles: ['p{margin:0}'] },
  shareCards: () => [],
  illustrationFiles: () => [],
  async handle(_request, _facts, { onScript }) {
    onScript(framework);
    const scripts = [ours, framework, smuggled].map((text) => `<script>${text}</script>`);
    return new Response(
      `<style>p{margin:0}</style><style>p{color:red}</style><p>${scripts.join('')}</p></body>`,
    );
  },
};

const manner = {
  status: 200,
  cacheControl: 'no-cache',
  isListed: true,
  isAhead: false,
  isSignedOut: false,
} as const;
const facts = {
  identity: sampleIdentity,
  siteUrl: 'https://practice.example.com',
  isListed: true,
  isSpanishShown: false,
  hasDraftNotice: false,
};

test('A page is rendered once for the same identity, whether it is saved with an edition or sent', async () => {
  let renderings = 0;
  const renderer = createPageRenderer({
    ...bundle,
    handle: (...asked) => {
      renderings += 1;
      return bundle.handle(...asked);
    },
  });
  await renderer.htmlOf('/', { facts, year: 2026 });
  await renderer.reply('/', manner, { facts, year: 2026 });
  await renderer.reply('/', { ...manner, isAhead: true }, { facts, year: 2026 });
  expect(renderings).toBe(1);
  await renderer.htmlOf('/', { facts, year: 2027 });
  await renderer.htmlOf('/', { facts: { ...facts, identity: { ...sampleIdentity } }, year: 2026 });
  await renderer.htmlOf('/about', { facts, year: 2026 });
  expect(renderings).toBe(4);
});

test('Injected scripts and styles get no hash', async () => {
  const page = await createPageRenderer(bundle).reply('/', manner, { facts, year: 2026 });
  const policy = page.headers['content-security-policy'];
  for (const text of [ours, framework, 'p{margin:0}']) expect(policy).toContain(`'${hashSource(text)}'`);
  for (const text of [smuggled, 'p{color:red}']) expect(policy).not.toContain(hashSource(text));
});
