// Checks the shipped packages: their licenses, and known serious advisories.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { type LockedPackages, unallowedLicenses } from './locked-packages.ts';
import { seriousAdvisories } from './package-advisories.ts';

const ANSWER_WITHIN_MS = 30_000;

const { '': _program, ...packages }: LockedPackages = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;
const refused = unallowedLicenses(packages);
for (const one of refused) console.error(`This license is not among those allowed: ${one}`);

const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: ANSWER_WITHIN_MS,
  shell: process.platform === 'win32',
});
const advisories = seriousAdvisories(audit.stdout ?? '');
if (advisories === undefined) console.log('The registry cannot say whether a weakness is known: not checked');
for (const one of advisories ?? []) console.error(`A serious weakness is known: ${one}`);

if (refused.length > 0 || (advisories ?? []).length > 0) process.exitCode = 1;
