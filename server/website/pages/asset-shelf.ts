import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { PreparedReply } from './prepared-reply.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The built browser files by path, cached in memory on first use. */
export interface AssetShelf {
  /** Returns the file at a path like `/assets/root-Ab12.js`; undefined if the build has none there. */
  find(path: string): Promise<PreparedReply> | undefined;
}

/** Lists the folder of built browser files once; only listed files are ever read. */
export function openAssetShelf(folder: string): AssetShelf {
  const files = new Map(listFiles(folder).map((file) => [urlPathOf(folder, file), file]));
  const cache = new Map<string, Promise<PreparedReply>>();
  return {
    find(path) {
      const file = files.get(path);
      if (!file) return undefined;
      const answer = cache.get(path) ?? readAsset(path, file);
      cache.set(path, answer);
      return answer;
    },
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlPathOf(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).join('/')}`;
}

async function readAsset(path: string, file: string): Promise<PreparedReply> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  // Files under /assets/ have a hash of their content in their name, so a path's content never changes.
  const isHashed = path.startsWith('/assets/');
  return {
    status: 200,
    headers: {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    },
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, ...(br && { br: async () => br }), ...(gzip && { gzip: async () => gzip }) },
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}
