import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small; sending it once saves a request per first visit to a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
