import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { repository } from './repository.mjs';

/** @typedef {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions */

/**
 * Runs a command in the checkout to its end.
 * With `quiet`, what it says is kept and shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<void>} rejects when the command fails
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repository,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // npm is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === 'win32' && command === 'npm',
    });
    /** @type {Buffer[]} */
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(said));
      reject(new Error(`${path.basename(command)} ${args.join(' ')} ended with ${code}`));
    });
  });
}

/**
 * The environment without `node_modules/.bin` on the path: npm takes that folder away while it installs,
 * so it must not run on the Node inside it.
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOutsideThePackages() {
  const searchPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
    .join(path.delimiter);
  return { ...process.env, PATH: searchPath };
}
