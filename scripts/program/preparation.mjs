import { installPackages, installPinnedNode, packagesAreInstalled, pinnedNodeIsReady } from './packages.mjs';
import { buildPages, pagesAreBuilt } from './pages-build.mjs';
import { withPreparationLock } from './preparation-lock.mjs';

/** Installs the packages unless they are there already. */
export async function preparePackages() {
  if (packagesAreInstalled() && pinnedNodeIsReady()) return;
  await withPreparationLock(async () => {
    if (!packagesAreInstalled()) await reportTime('Installing packages', installPackages);
    if (!pinnedNodeIsReady()) await reportTime('Fetching Node', installPinnedNode);
  });
}

/** Installs the packages and builds the pages, each only when something changed since it was last done. */
export async function prepareProgram() {
  await preparePackages();
  if (pagesAreBuilt()) return;
  await withPreparationLock(async () => {
    if (!pagesAreBuilt()) await reportTime('Building the pages', buildPages);
  });
}

/**
 * @param {string} what
 * @param {() => Promise<void>} work
 */
async function reportTime(what, work) {
  const began = performance.now();
  console.log(`${what} …`);
  await work();
  console.log(`${what} took ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
