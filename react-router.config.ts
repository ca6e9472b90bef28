import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressBuiltFiles } from './scripts/pages/compress-built-files.ts';

export default {
  appDirectory: 'web/program',
  // A build is made beside the running one and moved into its place when it is whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // The whole route table is small; sending it once saves a request per first visit to a page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressBuiltFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
