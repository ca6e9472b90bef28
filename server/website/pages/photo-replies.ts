import { extname } from 'node:path';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { type PreparedReply, prepareReply } from './prepared-reply.ts';
import { SITE_ICON } from './site-icon.ts';

/** More than a website shows at a time; each is less than a quarter of a megabyte. */
const CACHED_AT_MOST = 24;

const types: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png' };

/** The owner's photo and logo as they are sent, those asked for last held in memory. */
export class PhotoReplies {
  readonly #read: (path: string) => Promise<Buffer | undefined>;
  readonly #kept = new Map<string, PreparedReply>();

  constructor(read: (path: string) => Promise<Buffer | undefined>) {
    this.#read = read;
  }

  /** The file at a path such as `/photos/…/small.webp`; undefined when there is none. */
  async at(path: string): Promise<PreparedReply | undefined> {
    const kept = this.#kept.get(path);
    if (kept !== undefined) return kept;
    const bytes = await this.#read(path);
    if (bytes === undefined) return undefined;
    const reply = await prepareReply(200, photoHeaders(path), bytes);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= CACHED_AT_MOST && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(path, reply);
    return reply;
  }

  /** What browsers ask for by habit, made of the practice's logo; undefined without one, and for any other path. */
  async iconAt(path: string, logo: PublicIdentity['logo']): Promise<PreparedReply | undefined> {
    if (logo === null || !ICONS.has(path)) return undefined;
    const icon = await this.at(picturePath(logo, path === SITE_ICON ? 'mark.png' : 'icon.png'));
    if (icon === undefined) return undefined;
    const headers = { ...icon.headers, 'cache-control': 'public, max-age=86400' };
    return path === SITE_ICON ? svgAround(icon.bodies.identity, headers) : { ...icon, headers };
  }
}

const ICONS = new Set([SITE_ICON, '/favicon.ico', '/apple-touch-icon.png']);

function svgAround(png: Buffer, headers: Record<string, string>): Promise<PreparedReply> {
  const image = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="${image}"/></svg>`;
  const policy = "default-src 'none'; img-src data:; frame-ancestors 'none'";
  return prepareReply(
    200,
    { ...headers, 'content-type': 'image/svg+xml', 'content-security-policy': policy },
    Buffer.from(svg),
  );
}

function photoHeaders(path: string): Record<string, string> {
  return {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    // What a picture is called follows from what is in it.
    'cache-control': 'public, max-age=31536000, immutable',
    // Search engines and apps show the logo and the photo on sites of their own.
    'cross-origin-resource-policy': 'cross-origin',
  };
}
