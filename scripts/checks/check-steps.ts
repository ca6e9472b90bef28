import path from 'node:path';
import type { CheckStep } from './check-step.ts';
import { countPlaywright, countVitest } from './test-report.ts';

const reports = path.resolve(import.meta.dirname, '../../.cache/test-reports');
const vitestReport = path.join(reports, 'vitest.json');
export const playwrightReport = path.join(reports, 'playwright.json');

const typescript = 'node_modules/typescript/bin/tsc';
const reactRouter = 'node_modules/@react-router/dev/bin.cjs';

/** What is wrong without anything being run. */
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

/** Rules, API on both databases, and whole processes. */
export const unitStep: CheckStep = {
  name: 'unit and HTTP tests on SQLite and PostgreSQL',
  commands: [
    {
      script: 'node_modules/vitest/vitest.mjs',
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    },
  ],
  report: { file: vitestReport, count: countVitest },
};

/** A suite of its own, in its long form; `npm test` runs all of them in short. */
function suiteStep(name: string, folder: string): CheckStep {
  return {
    name,
    commands: [
      {
        script: 'node_modules/vitest/vitest.mjs',
        args: ['run', folder, '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      },
    ],
    report: { file: vitestReport, count: countVitest },
  };
}

/** Made-up requests, as many as FUZZ_REQUESTS says, within FUZZ_MINUTES. */
export const fuzzStep = suiteStep('made-up requests on SQLite and PostgreSQL', 'tests/fuzz');

/** Each attack of a stranger for ABUSE_SECONDS. */
export const abuseStep = suiteStep('attacks by strangers', 'tests/abuse');

/** Deaths, power cuts, full disks, damaged files and lost databases, FAULTS_FACTOR times as many as in the unit tests. */
export const faultsStep: CheckStep = {
  name: 'faults on SQLite and PostgreSQL',
  commands: [
    {
      script: 'node_modules/vitest/vitest.mjs',
      args: [
        'run',
        'tests/faults',
        'tests/processes/full-disk',
        'tests/processes/data-folder',
        'tests/processes/lost-database',
        'server/platform/database/every-earlier-schema',
        'server/platform/database/grouped-writes',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
    },
  ],
  report: { file: vitestReport, count: countVitest },
};

/** Small faults on purpose, one after another: whether a test notices each. */
export const mutantsStep: CheckStep = {
  name: 'small faults that a test has to notice',
  commands: [{ script: 'tests/mutants/run-mutants.ts', args: process.argv.slice(3) }],
};

/** People's flows in a real browser against the built program. */
export const journeyStep: CheckStep = {
  name: 'browser tests',
  commands: [{ script: 'node_modules/@playwright/test/cli.js', args: ['test', '--reporter=list,json'] }],
  report: { file: playwrightReport, count: countPlaywright },
};
