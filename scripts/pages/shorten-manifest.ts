import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface RouteFiles {
  parentId?: string;
  module: string;
  imports: string[];
}

interface Manifest {
  entry: { imports: string[] };
  routes: Record<string, RouteFiles>;
}

const BEFORE = 'window.__reactRouterManifest=';

/** Shortens the browser's table of routes, which every first visit loads, in the folder of the built pages. */
export function shortenManifest(folder: string): void {
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = join(assets, name);
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(BEFORE)) throw new Error(`${name} does not begin with ${BEFORE}`);
    const manifest: Manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, ''));
    writeFileSync(file, `${BEFORE}${JSON.stringify(withoutRepeatedImports(manifest))};`);
  }
}

/**
 * Returns the manifest without the files of a route that the entry or its parents name already. They are loaded by then,
 * and a page that names its files names those first.
 */
export function withoutRepeatedImports<Shown extends Manifest>(manifest: Shown): Shown {
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const known = new Set(manifest.entry.imports);
    let parent = manifest.routes[route.parentId ?? ''];
    while (parent) {
      for (const file of [parent.module, ...parent.imports]) known.add(file);
      parent = manifest.routes[parent.parentId ?? ''];
    }
    return [id, { ...route, imports: route.imports.filter((file) => !known.has(file)) }];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}
