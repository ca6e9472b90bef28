// Makes one small fault after another in a scratch copy of the last commit, and says which of them a test notices. An
// argument names a part of what is noticed or of the file, for some of them alone; `--check` looks only whether each
// text to replace is still there.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Mutant } from './mutant.ts';

interface Report {
  /** Of Vitest. */
  testResults?: {
    assertionResults: { status: string; fullName: string }[];
    status: string;
    message: string;
  }[];
  /** Of Playwright. */
  suites?: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; ok: boolean }[];
}

const repository = path.resolve(import.meta.dirname, '../..');
const copy = path.join(repository, '.cache', 'mutants');
const report = path.join(copy, '.cache', 'mutant-report.json');
const tracked = git('ls-files').split('\n');

const [chosen] = process.argv.slice(2).filter((argument) => argument !== '--check');
const lists: { mutants: readonly Mutant[] }[] = await Promise.all(
  readdirSync(path.join(import.meta.dirname, 'lists')).map((file) => import(`./lists/${file}`)),
);
const mutants = lists
  .flatMap((list) => list.mutants)
  .filter(({ notice, file }) => chosen === undefined || notice.includes(chosen) || file.includes(chosen));

const lost = mutants.flatMap((mutant) => whatIsLost(mutant) ?? []);
if (lost.length > 0) {
  console.error(lost.join('\n'));
  process.exit(1);
}
if (!process.argv.includes('--check')) runAll();

function runAll(): void {
  makeCopy();
  const missed: string[] = [];
  for (const mutant of mutants) {
    const by = caughtBy(mutant);
    console.log(by === undefined ? `MISSED ${mutant.notice}` : `caught ${mutant.notice} ← ${by}`);
    if (by === undefined) missed.push(mutant.notice);
  }
  git('worktree', 'remove', '--force', copy);
  console.log(`\n${mutants.length - missed.length} of ${mutants.length} caught`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

/** Why a mutant can no longer be made; undefined where it can. */
function whatIsLost(mutant: Mutant): string | undefined {
  const places = filesNamed(mutant.file);
  const [place] = places;
  if (place === undefined || places.length > 1) return `${mutant.file}: ${places.length} files are called so`;
  const count = readFileSync(path.join(repository, place), 'utf8').split(mutant.find).length - 1;
  if (count !== 1) return `${place}: ${count} times there: ${mutant.find}`;
  if (testsOf(mutant).length === 0) return `${place}: no test is called ${mutant.tests.join(' or ')}`;
  return undefined;
}

function filesNamed(file: string): string[] {
  const [layer, name] = file.split('/');
  return tracked.filter((one) => one.startsWith(`${layer}/`) && path.basename(one) === name);
}

function testsOf({ tests }: Mutant): string[] {
  return tracked.filter(
    (one) => /\.(test|spec)\.tsx?$/.test(one) && tests.some((part) => path.basename(one).includes(part)),
  );
}

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', copy);
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.dirname(report), { recursive: true });
}

/** Returns the titles of tests that fail with the mutant and pass without it; undefined where there are none. */
function caughtBy(mutant: Mutant): string | undefined {
  const [place = ''] = filesNamed(mutant.file);
  const file = path.join(copy, place);
  const whole = readFileSync(file, 'utf8');
  const tests = testsOf(mutant);
  const journeys = tests.filter((test) => test.endsWith('.spec.ts'));
  const units = tests.filter((test) => !journeys.includes(test));
  const runs = [() => runUnits(units), () => runJourneys(journeys)];
  for (const run of runs) {
    writeFileSync(
      file,
      whole.replace(mutant.find, () => mutant.replace),
    );
    const by = run();
    writeFileSync(file, whole);
    if (by === undefined) continue;
    const without = run();
    if (without === undefined) return by;
    console.log(`FAILS WITHOUT A MUTANT TOO: ${without}`);
  }
  return undefined;
}

function runUnits(files: string[]): string | undefined {
  if (files.length === 0) return undefined;
  const others = ['server on postgres', 'processes', 'timed'].map((project) => `--project=!${project}`);
  const args = ['run', ...files, ...others, '--bail=1', '--reporter=json', `--outputFile=${report}`];
  return failureOf('node_modules/vitest/vitest.mjs', args);
}

function runJourneys(files: string[]): string | undefined {
  if (files.length === 0) return undefined;
  const args = ['test', ...files, '--max-failures=1', '--reporter=json'];
  return failureOf('node_modules/@playwright/test/cli.js', args);
}

function failureOf(script: string, args: string[]): string | undefined {
  rmSync(report, { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (status === 0) return undefined;
  const failure = existsSync(report) && failures(JSON.parse(readFileSync(report, 'utf8')));
  return failure || `no test at all: ${stdout}${stderr}`;
}

function failures({ testResults = [], suites = [] }: Report): string | undefined {
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const unread = testResults.find(({ status }) => status === 'failed');
  const wrong = specsOf(suites).filter(({ ok }) => !ok);
  // A run that ends at the first failure may list a test that it broke off beside the one that failed.
  const titles = [...failed.map(({ fullName }) => fullName), ...wrong.map(({ title }) => title)];
  return titles.length > 0 ? titles.join(' | ') : unread?.message;
}

function specsOf(suites: Suite[]): Suite['specs'] {
  return suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...specsOf(inner)]);
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
