import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TimeUse } from './budgets.ts';
import { processorSecondsOfChildren } from './cost-report.ts';
import type { TestCount } from './test-report.ts';

export interface CheckStep {
  name: string;
  /** Node scripts, by path in the checkout, run in order until one fails. */
  commands: { script: string; args: string[] }[];
  /** For a step that runs tests: the file of its report and how it is counted. */
  report?: { file: string; count(file: string): TestCount };
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const repository = path.resolve(import.meta.dirname, '../..');

/** Runs one step, prints how it ended, and returns its count and cost: a step without a report counts as one check. */
export async function runStep(step: CheckStep): Promise<TestCount & { took: TimeUse }> {
  console.log(`\n── ${step.name}`);
  if (step.report) rmSync(step.report.file, { force: true });
  const began = performance.now();
  const usedBefore = processorSecondsOfChildren();
  const succeeded = await runCommands(step.commands);
  const count = countOf(step, succeeded);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
  const processorSeconds = processorSecondsOfChildren() - usedBefore;
  return { ...count, took: { minutes: seconds / 60, processorSeconds } };
}

async function runCommands(commands: CheckStep['commands']): Promise<boolean> {
  for (const { script, args } of commands) {
    const child = spawn(process.execPath, [script, ...args], { cwd: repository, stdio: 'inherit' });
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exit(1);
    };
    for (const signal of stopSignals) process.once(signal, stop);
    const [code] = await once(child, 'exit');
    for (const signal of stopSignals) process.off(signal, stop);
    if (code !== 0) return false;
  }
  return true;
}

function countOf(step: CheckStep, succeeded: boolean): TestCount {
  const stepFailed = { passed: 0, failed: 1, failures: [`${step.name}: see above`] };
  if (step.report === undefined) return succeeded ? { passed: 1, failed: 0, failures: [] } : stepFailed;
  const { file, count } = step.report;
  const counted = existsSync(file) ? count(file) : { passed: 0, failed: 0, failures: [] };
  // A test runner may fail without a failed test, for example if it cannot start: that is a failure too.
  return succeeded || counted.failed > 0 ? counted : { ...stepFailed, passed: counted.passed };
}
