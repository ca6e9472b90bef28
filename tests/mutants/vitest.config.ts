import { defineConfig } from 'vitest/config';

// Stryker asks for a configuration of one project.
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], isolate: false, restoreMocks: true, env: { TZ: 'UTC' } },
});
