import type { APIRequestContext } from '@playwright/test';
import { expect } from './journey.ts';

/** Adds records through the API at `url` for whoever is signed in, and gives what the program made of them. */
export function recordAdder(requests: APIRequestContext, url: string) {
  return async function add<Answer>(path: string, record: object): Promise<Answer> {
    const reply = await requests.post(`${url}/api/${path}`, { data: record });
    expect(reply.status(), await reply.text()).toBe(201);
    return reply.json();
  };
}
