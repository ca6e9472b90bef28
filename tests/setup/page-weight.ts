import type { ServedSite } from './served-site.ts';

/** What a page may weigh with its headers: the ten packets that a new connection carries at once. */
export const MOST_PAGE_BYTES = 10 * 1460;

/** What a page weighs on the line, compressed and with its headers. */
export async function pageBytes({ app }: Pick<ServedSite, 'app'>, url: string): Promise<number> {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawPayload.length + head.join('').length;
}
