import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { servingArguments, servingEnvironment } from '#scripts/program/serving.mjs';
import { countUse } from './count-use.ts';
import { freePort } from './free-port.ts';

const repository = path.resolve(import.meta.dirname, '../..');

type Command = readonly [executable: string, ...args: string[]];

const serverCommand: Command = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  ...servingArguments,
];

export interface EndOfProgram {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningProgram {
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves when the process has ended. */
  ended: Promise<EndOfProgram>;
  /** Asks it to end as a service manager would, and waits until it has. */
  stop(): Promise<EndOfProgram>;
}

/** Starts the program as `npm start` does once everything is built, and waits until it says that it is there. */
export async function startProgram(
  environment: Record<string, string>,
  { port, command = serverCommand }: { port?: number; command?: Command } = {},
): Promise<RunningProgram> {
  const ownPort = port ?? (await freePort());
  const program = runProgram({ PORT: String(ownPort), ...environment }, command);
  const url = `http://localhost:${ownPort}`;
  await new Promise<void>((resolve, reject) => {
    const { stdout } = program.process;
    const look = () => {
      if (!program.output().includes(url)) return;
      // Looked for once: a long log is not searched again at each of its lines.
      stdout?.off('data', look);
      resolve();
    };
    stdout?.on('data', look);
    program.ended.then(() => reject(new Error(`The program did not start:\n${program.output()}`)), reject);
  });
  return { ...program, url };
}

/** Runs the program without waiting for it to be ready. */
export function runProgram(
  environment: Record<string, string>,
  [executable, ...args]: Command = serverCommand,
): Omit<RunningProgram, 'url'> {
  countUse('programs started');
  const child = spawn(executable, args, {
    cwd: repository,
    env: { PATH: process.env.PATH, ...servingEnvironment, RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  // A test run that is broken off must not leave servers behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return {
    process: child,
    output: () => printed,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
