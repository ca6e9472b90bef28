import { expect, test } from 'vitest';
import { serveSite } from '#tests/setup/served-site.ts';

const shell = ['/api/user', '/api/practice-settings', '/api/preferences', '/api/draft-key'];

test('A page tells a browser that may be signed in which records to request while its scripts load', async () => {
  const { app } = await serveSite();
  const callsOf = async (url: string, cookies = {}) => {
    const { headers } = await app.inject({ url, cookies });
    return [...String(headers.link ?? '').matchAll(/<([^>]+)>; rel=preload; as=fetch/g)].map(
      ([, path]) => path,
    );
  };
  const signedIn = { sign_in: 'a token' };
  expect(await callsOf('/clients', signedIn)).toEqual(shell);
  expect(await callsOf('/dashboard', signedIn)).toEqual([...shell, '/api/sessions/today', '/api/clients']);
  expect(await callsOf('/dashboard')).toEqual([]);
  expect(await callsOf('/', signedIn)).toEqual([]);
});
