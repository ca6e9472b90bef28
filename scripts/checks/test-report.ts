import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface TestCount {
  passed: number;
  failed: number;
  /** The failures with the first lines of their reasons, repeated at the end of a long run. */
  failures: string[];
}

/** A program that does not start prints the reason in its own lines, below the test's. */
const LINES_OF_WHY = 12;

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Counts the tests in Vitest's JSON report; a file that could not be read counts as one failure. */
export function countVitest(file: string): TestCount {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(inRepository(name), message)];
    return failed.map((test) => failure(`${inRepository(name)} › ${test.fullName}`, test.failureMessages[0]));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** Counts the tests in Playwright's JSON report; errors outside of tests count too. */
export function countPlaywright(file: string): TestCount {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => failure('beside the tests', message)),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures };
}

function failuresOfSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(
          `${file}:${line} › ${title}`,
          results.find(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function inRepository(file: string): string {
  return path.relative(path.resolve(import.meta.dirname, '../..'), file);
}

function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('at '));
  return `${name}: ${lines.slice(0, LINES_OF_WHY).join('\n    ')}`;
}
