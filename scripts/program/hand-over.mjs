import { spawn } from 'node:child_process';
import process from 'node:process';
import { programNode } from './pinned-node.mjs';
import { repository } from './repository.mjs';

const passedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK_MS = 200;

/**
 * Goes on as another script on the pinned Node, passing signals in and its exit code out.
 * @param {string[]} args script and its arguments, relative to the checkout
 * @param {NodeJS.ProcessEnv} [changes] environment to add
 */
export function handOver(args, changes = {}) {
  const node = programNode();
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: repository,
    env: { ...process.env, ...changes },
    stdio: 'inherit',
  });
  for (const signal of passedSignals) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(() => child.kill('SIGTERM'));
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

/**
 * npm passes a SIGTERM to the shell between it and this process, and many shells die of it without passing it on.
 * The system then gives this process another parent: the only trace that npm was asked to stop.
 * @param {() => void} action
 */
function whenParentEnds(action) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    action();
  }, PARENT_CHECK_MS);
  timer.unref();
}
