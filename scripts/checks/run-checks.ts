// Runs the checks given as an argument (static, unit, journeys, faults, fuzz, abuse, mutants; by default the first
// three, with short forms of the next three) and ends with one summary line.
import type { TimeUse } from './budgets.ts';
import { runStep } from './check-step.ts';
import {
  abuseStep,
  buildStep,
  faultsStep,
  fuzzStep,
  journeyStep,
  moneyStep,
  mutantsStep,
  playwrightReport,
  staticSteps,
  unitSteps,
} from './check-steps.ts';
import { beginCounting, reportCosts } from './cost-report.ts';

// Playwright's JSON reporter reads its file from here; standard output is for the reader.
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;

const parts = new Map([
  ['all', [...staticSteps, buildStep, ...unitSteps, journeyStep]],
  ['static', staticSteps],
  ['unit', [buildStep, ...unitSteps]],
  ['journeys', [buildStep, journeyStep]],
  ['faults', [buildStep, faultsStep]],
  ['fuzz', [process.argv[3] === 'money' ? moneyStep : fuzzStep]],
  ['abuse', [buildStep, abuseStep]],
  ['mutants', [mutantsStep]],
]);
// The duration of the long forms, unless set by the caller.
if (process.argv[2] === 'faults') {
  process.env.FAULTS_FACTOR ??= '200';
  process.env.FAULTS_MINUTES ??= '15';
}
if (process.argv[2] === 'fuzz') {
  process.env.FUZZ_REQUESTS ??= '1000000';
  process.env.FUZZ_MINUTES ??= '60';
  process.env.MONEY_HISTORIES ??= '1000';
  process.env.MONEY_ACTS ??= '200';
}
if (process.argv[2] === 'abuse') process.env.ABUSE_SECONDS ??= '60';
const steps = parts.get(process.argv[2] ?? 'all');
if (steps === undefined) throw new Error(`Name one of these parts: ${[...parts.keys()].join(', ')}.`);

let passed = 0;
let failed = 0;
const failures: string[] = [];
const costs = new Map<string, TimeUse>();
beginCounting();
for (const step of steps) {
  const count = await runStep(step);
  costs.set(step.name, count.took);
  passed += count.passed;
  failed += count.failed;
  failures.push(...count.failures);
}
const tooMany = reportCosts(costs);
failed += tooMany.length;
failures.push(...tooMany);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
