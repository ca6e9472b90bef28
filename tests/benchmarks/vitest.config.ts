import { defineConfig } from 'vitest/config';

/** `npm run bench -- choices`: ratios of two ways in one run, on whatever machine it is. */
export default defineConfig({
  test: {
    name: 'benchmarks',
    root: '.',
    include: [],
    benchmark: { include: ['tests/benchmarks/*.bench.ts'] },
    globalSetup: ['tests/setup/prepare-test-databases.ts'],
    provide: { engine: 'sqlite' },
    env: { TZ: 'UTC' },
    testTimeout: 120_000,
  },
});
