import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { inRepository } from './repository.mjs';

const lockFile = inRepository('.cache', 'preparation.lock');

/**
 * Runs `work` while no other process of this checkout installs or builds: two starts at once prepare once.
 * A lock whose owner has died is taken over.
 * @param {() => Promise<void>} work
 */
export async function withPreparationLock(work) {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  let told = false;
  while (!tryLock()) {
    if (!told) console.log('Waiting for another start to finish preparing …');
    told = true;
    if (!removeLockOfDeadOwner()) await pause(200);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function tryLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Two waiters may both find the owner dead, so the one that moved a living owner's lock away puts it back. */
function removeLockOfDeadOwner() {
  const aside = `${lockFile}.${process.pid}`;
  try {
    if (isAlive(readOwner(lockFile))) return false;
    renameSync(lockFile, aside);
    if (isAlive(readOwner(aside))) linkSync(aside, lockFile);
    rmSync(aside);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EEXIST') return true;
    throw error;
  }
}

/** @param {string} file */
function readOwner(file) {
  return Number(readFileSync(file, 'utf8'));
}

/**
 * An owner without a number is one that has made the file and not written into it yet.
 * @param {number} owner
 */
function isAlive(owner) {
  if (owner === 0) return true;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
