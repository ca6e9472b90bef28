import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Counted, countBudgets, type TimeUse, timeBudgets } from './budgets.ts';

const counts = path.resolve(import.meta.dirname, '../../.cache/test-counts');
/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Starts counting what the tests open and start. */
export function beginCounting(): void {
  rmSync(counts, { recursive: true, force: true });
  mkdirSync(counts, { recursive: true });
  process.env.TEST_COUNTS = counts;
}

/** Returns the processor seconds of all ended child processes; 0 if the system does not report them. */
export function processorSecondsOfChildren(): number {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

/**
 * Prints the time of each part and what tests opened and started, next to its budget. Returns the exceeded counts.
 */
export function reportCosts(parts: ReadonlyMap<string, TimeUse>): string[] {
  const times = [...parts].map(([name, took]) => ({ name, took, budget: timeBudgets[name] }));
  const budgets = times.flatMap(({ budget }) => budget ?? []);
  console.log(`\n${line('', 'minutes', 'budget', 'cpu s', 'budget')}`);
  for (const { name, took, budget } of times) console.log(timeLine(name, took, budget));
  console.log(timeLine('together', sumOf([...parts.values()]), sumOf(budgets)));
  console.log(`\n${line('', 'count', 'budget')}`);
  return counted.flatMap((what) => {
    const [count, budget] = [countOf(what), countBudgets[what]];
    console.log(line(what, count, budget));
    return count > budget
      ? [`${what}: ${count}, and the budget is ${budget} (scripts/checks/budgets.ts)`]
      : [];
  });
}

const counted: readonly Counted[] = [
  'databases opened',
  'programs built in a test',
  'programs started',
  'windows of a browser',
];

function countOf(what: Counted): number {
  const file = path.join(counts, what);
  return existsSync(file) ? statSync(file).size : 0;
}

function sumOf(times: readonly TimeUse[]): TimeUse {
  return {
    minutes: times.reduce((sum, { minutes }) => sum + minutes, 0),
    processorSeconds: times.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
  };
}

function timeLine(name: string, took: TimeUse, budget: TimeUse | undefined): string {
  return line(
    name,
    took.minutes.toFixed(1),
    budget?.minutes.toFixed(1) ?? '',
    Math.round(took.processorSeconds),
    Math.round(budget?.processorSeconds ?? 0),
  );
}

function line(name: string, ...columns: (string | number)[]): string {
  return [name.padEnd(26), ...columns.map((column) => String(column).padStart(9))].join('');
}
