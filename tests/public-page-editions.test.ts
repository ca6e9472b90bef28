import { expect, test, vi } from 'vitest';
import { serveSite } from './setup/served-site.ts';

test('Pages are rendered again when the practice changes, and only then', async () => {
  const { app, rename } = await serveSite();
  const before = await app.inject('/about');
  expect((await app.inject('/about')).headers.etag).toBe(before.headers.etag);

  rename('Tall Trees Therapy');
  const after = await app.inject({
    url: '/about',
    headers: { 'if-none-match': String(before.headers.etag) },
  });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('Tall Trees Therapy');
  expect(after.body).not.toContain('Paper Kite');
  expect((await app.inject('/dashboard')).body).toContain('Tall Trees Therapy');
  expect((await app.inject('/nowhere')).body).toContain('Tall Trees Therapy');
});

test('The share picture is updated when the practice changes', async () => {
  const { app, rename } = await serveSite();
  const before = await app.inject('/share/home.png');
  rename('Tall Trees Therapy');
  const after = await app.inject('/share/home.png');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test('The year in the footer is the current one', async () => {
  const { app } = await serveSite();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') });
  expect((await app.inject('/about')).body).toMatch(/©[^.]*2026/);
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
  expect((await app.inject('/about')).body).toMatch(/©[^.]*2027/);
  vi.useRealTimers();
});

test('Many simultaneous visitors wait for one rendering', async () => {
  const { app, rename } = await serveSite();
  rename('Tall Trees Therapy');
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/about')));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});
