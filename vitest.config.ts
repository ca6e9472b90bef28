import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Two cores are what a small machine has; browser tests come after these, not beside them.
const maxWorkers = 2;

// Files of one process share the modules of what they test: reading them anew for each took a third of the time.
const shared = { isolate: false, restoreMocks: true };

const timedStart = 'tests/processes/start-command.test.ts';

/**
 * Tests that also run on PostgreSQL, since its behavior can differ. Tests of a new kind of record are included by
 * `one-of-each.ts`; add a file here if its subject has SQL of its own, or if two requests compete in it.
 */
const alsoOnPostgres = [
  // The schema, its migrations, what the database itself refuses, and its log.
  'server/platform/{audit,changes,database}/**/*.test.ts',
  'server/**/*-guarantees.test.ts',
  // Every call: once as it should be, by everybody who must not, and with values that no database takes.
  'server/program/{authorization-matrix,bad-address,bad-input,private-names,start-reads}.test.ts',
  'tests/fuzz/*.test.ts',
  // Every kind of record: made, changed, deleted, put back, exported, imported and restored.
  'server/platform/http/{repeated-creates,stale-changes,stale-lists,long-lists}.test.ts',
  'server/records/undo/*.test.ts',
  'server/records/{export/export-routes,imports/archive-round-trip,imports/roster-import,sealed-records/sealed-records}.test.ts',
  // Searches, orders, counts and sums.
  'server/caseload/{assessments/assessment-lists,clients/client-routes,groups/group-routes,tasks/task-routes}.test.ts',
  'server/caseload/sessions/{caseload-model,note-search,session-lists}.test.ts',
  'server/clinical/{notes/note-list,results/result-routes}.test.ts',
  'server/billing/{invoices/invoice-routes,reports/report-figures}.test.ts',
  'server/billing/{billing-details,billing-documents,mandates,organizations,payments,vouchers}/*.test.ts',
  'server/caseload/closings/closing-routes.test.ts',
  // Two at the same moment.
  'server/caseload/{groups/take-attendance,sessions/session-absences}.test.ts',
  'server/billing/invoices/{invoice-batch,invoice-creation}.test.ts',
  'server/clinical/signing/{sign-note,tampered-signatures}.test.ts',
  'server/people/{invitations/invites,team/access,team/transfer-ownership}.test.ts',
  'server/people/{passwords/password-change,two-factor/second-step,users/idle-limit}.test.ts',
  'server/people/sign-in/{recovery,registration,sign-in-throttle}.test.ts',
  'server/website/inquiries/inquiry-delivery.test.ts',
  'server/website/page-views/page-views.test.ts',
];
for (const pattern of alsoOnPostgres) {
  if (globSync(pattern).length === 0)
    throw new Error(`No test is at ${pattern}, which vitest.config.ts names`);
}

/** The server's tests on one engine; a file about one engine alone says so in its name. */
function serverTestsOn(engine: 'sqlite' | 'postgres', otherEngine: 'sqlite' | 'postgres', include: string[]) {
  return {
    extends: true as const,
    test: {
      ...shared,
      name: `server on ${engine}`,
      include,
      exclude: [`server/**/*.${otherEngine}.test.ts`],
      globalSetup: ['tests/setup/prepare-test-databases.ts'],
      setupFiles: ['tests/setup/close-prepared-practice.ts'],
      provide: { engine },
      // A thread of the program reads its modules from the sources each time it starts: half of that is compiling them.
      env: { NODE_COMPILE_CACHE: resolve('.cache/compiled') },
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
          // The device of a therapist, as in the journeys.
          env: { TZ: 'America/New_York' },
          globalSetup: ['tests/setup/prepare-test-databases.ts'],
          setupFiles: ['tests/setup/close-prepared-practice.ts'],
          provide: { engine: 'sqlite' },
        },
      },
      serverTestsOn('sqlite', 'postgres', ['server/**/*.test.ts', 'tests/fuzz/*.test.ts']),
      serverTestsOn('postgres', 'sqlite', [...alsoOnPostgres, 'server/**/*.postgres.test.ts']),
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
