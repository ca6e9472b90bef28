import { existsSync, readFileSync } from 'node:fs';
import { environmentOutsideThePackages, run } from './child-process.mjs';
import { installedPinnedNode } from './pinned-node.mjs';
import { inRepository } from './repository.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own record of what it
 * installed as its last act, so an interrupted or outdated install reads as false.
 */
export function packagesAreInstalled() {
  const installed = inRepository('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = packagesIn(installed);
  return Object.entries(packagesIn(inRepository('package-lock.json'))).every(
    ([place, wanted]) =>
      place === '' || wanted.optional || wanted.link || present[place]?.version === wanted.version,
  );
}

/** Installs exactly what package-lock.json says, with what builds the pages also where NODE_ENV is production. */
export async function installPackages() {
  const env = environmentOutsideThePackages();
  await run('npm', ['ci', '--include=dev', '--loglevel=error'], { env });
  if (installedPinnedNode() !== undefined) return;
  await run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], { env });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
