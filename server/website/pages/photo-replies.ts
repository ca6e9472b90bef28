import { extname } from 'node:path';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { type PreparedReply, prepareReply } from './prepared-reply.ts';
import { SITE_ICON } from './site-icon.ts';

/** More than a website shows at a time; each is less than a quarter of a megabyte. */
const CACHED_AT_MOST = 24;

const types: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png' };

/** Serves the owner's photo and logo; the most recently used files are cached in memory. */
export class PhotoReplies {
  readonly #read: (path: string) => Promise<Buffer | undefined>;
  readonly #cached = new Map<string, PreparedReply>();

  constructor(read: (path: string) => Promise<Buffer | undefined>) {
    this.#read = read;
  }

  /** Returns the file at a path such as `/photos/…/small.webp`; undefined if there is none. */
  async at(path: string): Promise<PreparedReply | undefined> {
    const cached = this.#cached.get(path);
    if (cached !== undefined) return cached;
    const bytes = await this.#read(path);
    if (bytes === undefined) return undefined;
    const reply = await prepareReply(200, photoHeaders(path), bytes);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size >= CACHED_AT_MOST && oldest !== undefined) this.#cached.delete(oldest);
    this.#cached.set(path, reply);
    return reply;
  }

  /**
   * Returns the icon that browsers request by default, made of the practice's logo; undefined without a logo,
   * and for any other path.
   */
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
    // A picture's name is derived from its content.
    'cache-control': 'public, max-age=31536000, immutable',
    // Search engines and apps show the logo and the photo on their own sites.
    'cross-origin-resource-policy': 'cross-origin',
  };
}
