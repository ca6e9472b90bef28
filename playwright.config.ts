import { defineConfig } from '@playwright/test';
import { testBrowser } from './tests/setup/browser.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/setup/prepare-program.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  timeout: 60_000,
  // A busy machine may be slow; what a person waits for is then still shown.
  expect: { timeout: 15_000 },
  use: {
    launchOptions: await testBrowser(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A picture of every frame costs a quarter of the run, and the kept pages show the same.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
  },
});
