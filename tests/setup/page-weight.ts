import type { ServedSite } from './served-site.ts';

/**
 * What a page may weigh with its headers: eleven packets. It was the ten that a new connection carries at once, until each
 * page led to its other language and the colors became the owner's choice.
 */
export const MOST_PAGE_BYTES = 11 * 1460;

/** What a page weighs on the line, compressed and with its headers. */
export async function pageBytes({ app }: Pick<ServedSite, 'app'>, url: string): Promise<number> {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawPayload.length + head.join('').length;
}
