import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './child-process.mjs';
import { programNode } from './pinned-node.mjs';
import { inRepository } from './repository.mjs';

const stampFile = inRepository('build', '.built-from');
const sourceFolders = ['web', 'domain', 'scripts/pages'];
const sourceFiles = ['package-lock.json', 'react-router.config.ts', 'tsconfig.base.json', 'vite.config.ts'];

/** Whether build/ was made from the files as they are now. */
export function pagesAreBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
}

/**
 * Builds the pages and the browser's files, notes what they were made from, and then takes the place of the old
 * build/ at once: a build that fails leaves it as it was.
 */
export async function buildPages() {
  const stamp = sourceStamp();
  const next = inRepository('.cache', 'build-next');
  const old = inRepository('.cache', 'build-old');
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  const reactRouter = inRepository('node_modules', '@react-router', 'dev', 'bin.cjs');
  await run(programNode(), [reactRouter, 'build'], {
    quiet: true,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: path.join('.cache', 'build-next') },
  });
  writeFileSync(path.join(next, path.basename(stampFile)), stamp);
  if (existsSync(inRepository('build'))) renameSync(inRepository('build'), old);
  renameSync(next, inRepository('build'));
  rmSync(old, { recursive: true, force: true });
}

/** One hash over every file the build reads, by content: a fresh checkout of the same files needs no build. */
function sourceStamp() {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(JSON.parse(readFileSync(inRepository('package.json'), 'utf8')).imports));
  for (const file of [...sourceFiles, ...sourceFolders.flatMap(filesUnder)]) {
    hash.update(`\0${file}\0`).update(readFileSync(inRepository(file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]} files the build can reach, relative to the checkout, in a fixed order
 */
function filesUnder(folder) {
  return readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(inRepository(file)).isFile())
    .sort();
}
