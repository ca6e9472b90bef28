// `npm run bench -- choices`: measures the ways that the design rests on, each against another one, in Vitest.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'bench', '--run', '--config', 'tests/benchmarks/vitest.config.ts'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
