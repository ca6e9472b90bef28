import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressBuiltFiles } from './scripts/pages/compress-built-files.ts';
import { shortenManifest } from './scripts/pages/shorten-manifest.ts';
import { thirdPartyNotices } from './scripts/pages/third-party-notices.ts';

export default {
  appDirectory: 'web/program',
  // A build is made beside the running one and moved into its place when it is whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // The whole route table is small; sending it once saves a request per first visit to a page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => {
    const files = join(reactRouterConfig.buildDirectory, 'client');
    writeFileSync(join(files, 'notices.txt'), thirdPartyNotices(import.meta.dirname));
    shortenManifest(files);
    return compressBuiltFiles(files);
  },
} satisfies Config;
