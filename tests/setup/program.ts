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
  /** Returns everything printed so far. */
  output(): string;
  /** Resolves when the process has ended. */
  ended: Promise<EndOfProgram>;
  /** Sends SIGTERM and waits until it has ended. */
  stop(): Promise<EndOfProgram>;
}

/** Starts the program like `npm start` after the build, and waits until it listens. */
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
      // Checked once per line: a long log is not searched again each time.
      stdout?.off('data', look);
      resolve();
    };
    stdout?.on('data', look);
    program.ended.then(() => reject(new Error(`The program did not start:\n${program.output()}`)), reject);
  });
  return { ...program, url };
}

/** Runs the program without waiting until it is ready. */
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
  // An interrupted test run must not leave servers running.
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
