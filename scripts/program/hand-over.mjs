import { spawn } from 'node:child_process';
import process from 'node:process';
import { programNode } from './pinned-node.mjs';
import { repository } from './repository.mjs';

const passedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Goes on as another script on the pinned Node, passing signals in and its exit code out.
 * Where Node can (24 on Linux and macOS), this process becomes that script instead of waiting beside it.
 * @param {string[]} args script and its arguments, relative to the checkout
 * @param {NodeJS.ProcessEnv} [changes] environment to add
 */
export function handOver(args, changes = {}) {
  const node = programNode();
  const nodeArgs = ['--disable-warning=ExperimentalWarning', ...args];
  const env = { ...process.env, ...changes };
  if (typeof process.execve === 'function') {
    process.removeAllListeners('warning');
    process.chdir(repository);
    process.execve(node, [node, ...nodeArgs], env);
  }
  const child = spawn(node, nodeArgs, { cwd: repository, env, stdio: 'inherit' });
  for (const signal of passedSignals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Could not run ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const passed of passedSignals) process.removeAllListeners(passed);
    process.kill(process.pid, signal);
  });
}
