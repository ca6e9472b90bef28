import path from 'node:path';
import type { CheckStep } from './check-step.ts';
import { countPlaywright, countVitest } from './test-report.ts';

const reports = path.resolve(import.meta.dirname, '../../.cache/test-reports');
const vitestReport = path.join(reports, 'vitest.json');
export const playwrightReport = path.join(reports, 'playwright.json');

const typescript = 'node_modules/typescript/bin/tsc';
const reactRouter = 'node_modules/@react-router/dev/bin.cjs';

/** Checks that run nothing. */
export const staticSteps: CheckStep[] = [
  {
    name: 'types',
    commands: [
      { script: reactRouter, args: ['typegen'] },
      ...['domain/program', 'server/program', 'web/program', 'tests'].map((room) => ({
        script: typescript,
        args: ['-p', room],
      })),
    ],
  },
  {
    name: 'lint',
    commands: [{ script: 'node_modules/@biomejs/biome/bin/biome', args: ['ci', '--error-on-warnings', '.'] }],
  },
  { name: 'packages', commands: [{ script: 'scripts/checks/check-packages.ts', args: [] }] },
  { name: 'unused code', commands: [{ script: 'node_modules/knip/bin/knip.js', args: [] }] },
];

/** The program as it will run: process and browser tests start it. */
export const buildStep: CheckStep = {
  name: 'build',
  commands: [{ script: 'scripts/build.mjs', args: [] }],
};

/** Rules, pages and screens, the API on each database, and whole processes: separate, so that each shows its cost. */
export const unitSteps: CheckStep[] = [
  testStep('rules and pages', ['--project=domain', '--project=web', '--project=screens']),
  testStep('server on SQLite', ['--project=server on sqlite']),
  testStep('server on PostgreSQL', ['--project=server on postgres']),
  testStep('processes and faults', ['--project=processes', '--project=timed']),
];

/** Returns a step that runs the Vitest tests given by the arguments. */
function testStep(name: string, args: string[]): CheckStep {
  return {
    name,
    commands: [
      {
        script: 'node_modules/vitest/vitest.mjs',
        args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      },
    ],
    report: { file: vitestReport, count: countVitest },
  };
}

/** Random requests, up to FUZZ_REQUESTS, within FUZZ_MINUTES. */
export const fuzzStep = testStep('made-up requests on SQLite and PostgreSQL', ['tests/fuzz']);

/** Histories of an account, MONEY_HISTORIES of up to MONEY_ACTS acts on each engine, within FUZZ_MINUTES. */
export const moneyStep = testStep('histories of accounts on SQLite and PostgreSQL', [
  'server/billing/payments/payment-histories',
]);

/** Each attack by a stranger for ABUSE_SECONDS. */
export const abuseStep = testStep('attacks by strangers', ['tests/abuse']);

/**
 * Killed processes, power cuts, full disks, damaged files and lost databases, FAULTS_FACTOR times as many as in the
 * unit tests.
 */
export const faultsStep = testStep('faults on SQLite and PostgreSQL', [
  'tests/faults',
  'tests/processes/full-disk',
  'tests/processes/data-folder',
  'tests/processes/lost-database',
  'server/platform/database/every-earlier-schema',
  'server/platform/database/grouped-writes',
]);

/** Small deliberate faults, one by one: whether a test detects each. */
export const mutantsStep: CheckStep = {
  name: 'small faults that a test has to notice',
  commands: [{ script: 'tests/mutants/run-mutants.ts', args: process.argv.slice(3) }],
};

/** User journeys in a real browser against the built program. */
export const journeyStep: CheckStep = {
  name: 'browser tests',
  commands: [{ script: 'node_modules/@playwright/test/cli.js', args: ['test', '--reporter=list,json'] }],
  report: { file: playwrightReport, count: countPlaywright },
};
