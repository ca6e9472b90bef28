import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Requests } from './record-adder.ts';

/** Returns functions that send requests to the program at `url` with a browser's cookies. */
export function browserRequests(requests: APIRequestContext, url: string): Requests {
  return {
    get: async (path) => replyOf(await requests.get(url + path)),
    post: async (path, data) => replyOf(await requests.post(url + path, { data })),
    put: async (path, data) => replyOf(await requests.put(url + path, { data })),
    delete: async (path) => replyOf(await requests.delete(url + path)),
  };
}

async function replyOf(response: APIResponse) {
  const text = await response.text();
  return { status: response.status(), text, json: () => JSON.parse(text) };
}
