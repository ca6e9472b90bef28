import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './child-process.mjs';
import { programNode } from './pinned-node.mjs';
import { inRepository } from './repository.mjs';

/**
 * A folder of the checkout that is made from others.
 * @typedef {object} Build
 * @property {string} what said while it is made
 * @property {string} folder
 * @property {string[]} sources files, and folders with all that is in them
 * @property {(folder: string) => Promise<void>} make fills the folder at a path relative to the checkout
 */

const STAMP = '.built-from';

/** @type {Build} */
const pages = {
  what: 'the pages',
  folder: 'build',
  sources: [
    'package-lock.json',
    'react-router.config.ts',
    'tsconfig.base.json',
    'vite.config.ts',
    'web',
    'domain',
    'scripts/pages',
    'scripts/program/server-output.ts',
  ],
  make: (folder) =>
    runQuietly(['node_modules/@react-router/dev/bin.cjs', 'build'], { BUILD_DIRECTORY: folder }),
};

/** @type {Build} */
const server = {
  what: 'the server',
  folder: 'bundle',
  sources: [
    'package-lock.json',
    ...['bundle-server', 'backup', 'restore', 'recover', 'verify-audit', 'check-health'].map(
      (name) => `scripts/${name}.ts`,
    ),
    'scripts/program',
    'server',
    'domain',
  ],
  make: (folder) => runQuietly(['--disable-warning=ExperimentalWarning', 'scripts/bundle-server.ts', folder]),
};

/** Everything that the program runs. */
export const builds = [pages, server];

/**
 * Whether its folder was made from the files as they are now.
 * @param {Build} build
 */
export function isMade(build) {
  const stamp = inRepository(build.folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(build);
}

/**
 * Makes it aside, notes what it was made from, and then takes the place of the old folder at once: a build that fails
 * leaves that as it was.
 * @param {Build} build
 */
export async function make(build) {
  const stamp = stampOf(build);
  const next = path.join('.cache', `${build.folder}-next`);
  const old = inRepository('.cache', `${build.folder}-old`);
  for (const folder of [inRepository(next), old]) rmSync(folder, { recursive: true, force: true });
  await build.make(next);
  writeFileSync(inRepository(next, STAMP), stamp);
  if (existsSync(inRepository(build.folder))) renameSync(inRepository(build.folder), old);
  renameSync(inRepository(next), inRepository(build.folder));
  rmSync(old, { recursive: true, force: true });
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [changes] environment to add
 */
function runQuietly(args, changes = {}) {
  return run(programNode(), args, {
    quiet: true,
    env: { ...process.env, NODE_ENV: 'production', ...changes },
  });
}

/**
 * One hash over every file that is read, by content: a fresh checkout of the same files needs no build.
 * @param {Build} build
 */
function stampOf({ sources }) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(JSON.parse(readFileSync(inRepository('package.json'), 'utf8')).imports));
  for (const file of sources.flatMap(filesAt)) {
    hash.update(`\0${file}\0`).update(readFileSync(inRepository(file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} source
 * @returns {string[]} files a build can reach, relative to the checkout, in a fixed order
 */
function filesAt(source) {
  if (statSync(inRepository(source)).isFile()) return [source];
  return readdirSync(inRepository(source), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(source, name))
    .filter((file) => !/\.(test\.tsx?|tsbuildinfo)$/.test(file) && statSync(inRepository(file)).isFile())
    .sort();
}
