import type { ServedSite } from './served-site.ts';

/** The maximum size of a page with its headers: the ten packets that a new connection sends at once. */
export const MOST_PAGE_BYTES = 10 * 1460;

/** Returns a page's transferred size, compressed and with its headers. */
export async function pageBytes({ app }: Pick<ServedSite, 'app'>, url: string): Promise<number> {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawPayload.length + head.join('').length;
}
