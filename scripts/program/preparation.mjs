import { builds, isMade, make } from './builds.mjs';
import {
  completeInstall,
  installPackages,
  installScriptsHaveRun,
  packagesAreInstalled,
} from './packages.mjs';
import { withPreparationLock } from './preparation-lock.mjs';

/** Installs the packages unless they are there already. */
export async function preparePackages() {
  if (packagesAreInstalled() && installScriptsHaveRun()) return;
  await withPreparationLock(async () => {
    if (!packagesAreInstalled()) await reportTime('Installing packages', installPackages);
    if (!installScriptsHaveRun()) await reportTime('Completing the installation', completeInstall);
  });
}

/** Installs the packages and builds the pages and the server, each only when something changed since it was last done. */
export async function prepareProgram() {
  await preparePackages();
  if (builds.every(isMade)) return;
  await withPreparationLock(async () => {
    for (const build of builds) {
      if (!isMade(build)) await reportTime(`Building ${build.what}`, () => make(build));
    }
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
