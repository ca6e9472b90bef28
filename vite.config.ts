import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/pages/chunk-groups.ts';
import { oneRenderPerPage } from './scripts/pages/one-render-plugin.ts';
import { standaloneScripts } from './scripts/pages/standalone-scripts-plugin.ts';
import { serverOutput } from './scripts/program/server-output.ts';

/** Stops the build when a page imports a file of `server/`: its text would travel into the browser. */
function serverStaysOnTheServer(): Plugin {
  return {
    name: 'server-stays-on-the-server',
    enforce: 'pre',
    transform(_code, id) {
      const file = id.split('?')[0] ?? id;
      if (file.startsWith(`${import.meta.dirname}/server/`)) {
        this.error(`${file} belongs to the server and must not be imported from web/`);
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [serverStaysOnTheServer(), standaloneScripts(), oneRenderPerPage(), tailwindcss(), reactRouter()],
  publicDir: 'web/program/static',
  build: { target: 'es2022', reportCompressedSize: false },
  resolve: { alias: { 'react-style-singleton': `${import.meta.dirname}/web/platform/ui/adopted-style.ts` } },
  server: { strictPort: true },
  environments: {
    ssr: { build: { rolldownOptions: { output: serverOutput } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  // The server's bundle carries its own React, built for production: whatever else loads React in the program
  // then cannot mix with it, and starting needs one file instead of hundreds.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}));
