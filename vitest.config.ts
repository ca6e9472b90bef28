import { defineConfig } from 'vitest/config';

// Two cores are what a small machine has; browser tests come after these, not beside them.
const maxWorkers = 2;

// Files of one process share the modules of what they test: reading them anew for each took a third of the time.
const shared = { isolate: false, restoreMocks: true };

const timedStart = 'tests/processes/start-command.test.ts';

/** The server's tests run whole on each engine; a file about one engine alone says so in its name. */
function serverTestsOn(engine: 'sqlite' | 'postgres', otherEngine: 'sqlite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      ...shared,
      name: `server on ${engine}`,
      include: ['server/**/*.test.ts', 'tests/fuzz/*.test.ts'],
      exclude: [`server/**/*.${otherEngine}.test.ts`],
      globalSetup: ['tests/setup/prepare-test-databases.ts'],
      setupFiles: ['tests/setup/close-prepared-practice.ts'],
      provide: { engine },
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers,
    // The widest property tests take ten seconds on two free cores, and a busy machine has none.
    testTimeout: 60_000,
    // Compressing the public pages at the greatest effort, which is what their tests begin with, takes its time too.
    hookTimeout: 30_000,
    // What is polled for comes at once on a free machine; a mail that nine others are ahead of may take seconds.
    expect: { poll: { timeout: 15_000 } },
    allowOnly: false,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'domain', include: ['domain/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['web/**/*.screen.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'screens',
          include: ['web/**/*.screen.test.ts'],
          environment: './tests/setup/screen-environment.ts',
          globalSetup: ['tests/setup/prepare-test-databases.ts'],
          provide: { engine: 'sqlite' },
        },
      },
      serverTestsOn('sqlite', 'postgres'),
      serverTestsOn('postgres', 'sqlite'),
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/{processes,faults}/**/*.test.ts'],
          exclude: [timedStart],
          globalSetup: ['tests/setup/prepare-program.ts'],
          // Last: a machine on which nothing else is tested has room for two programs.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: [timedStart, 'tests/abuse/*.test.ts'],
          globalSetup: ['tests/setup/prepare-program.ts'],
          // Alone: they say how quickly the program starts, and how long others wait.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
