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
    // A trace notes the whole page before and after every action, a seventh of the run: `--trace on`.
    screenshot: 'only-on-failure',
  },
});
