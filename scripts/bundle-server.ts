// Bundles the server, main.js and the modules of its threads, and the commands of an operator into the folder given as
// the argument: `npm start` and the container image run the bundle, `npm run dev` the TypeScript itself.
import path from 'node:path';
import process from 'node:process';
import { build, type Plugin } from 'vite';
import { serverOutput } from './program/server-output.ts';
import { unbundledPackages } from './program/unbundled-packages.ts';

const [outDir = 'bundle'] = process.argv.slice(2);

const external = unbundledPackages.map((name) => new RegExp(`^${name}(/|$)`));

const entries = {
  main: 'server/program/main.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  recover: 'scripts/recover.ts',
  'verify-audit': 'scripts/verify-audit.ts',
  'check-health': 'scripts/check-health.ts',
};

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [threadsNextToMain()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    // Maps names, lines and columns to the TypeScript, without its text.
    sourcemap: true,
    rolldownOptions: {
      input: entries,
      external,
      output: {
        ...serverOutput,
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        sourcemapExcludeSources: true,
        sourcemapPathTransform: (source, map) => fromBundle(path.resolve(path.dirname(map), source)),
      },
    },
  },
});

/** Returns the path of a source from where the bundle will be: a folder of the checkout. */
function fromBundle(source: string): string {
  return path.join('..', path.relative('', source));
}

/** Bundles the module of each thread to a file next to main.js, named as in the source. */
function threadsNextToMain(): Plugin {
  const threads = /new URL\('(\.{1,2}\/(?:[\w.-]+\/)*)([\w-]+)\.ts', import\.meta\.url\)/g;
  return {
    name: 'threads-beside-main',
    // Vite's own plugins change the quotes.
    enforce: 'pre',
    async transform(code, importer) {
      const modules = Array.from(code.matchAll(threads), ([, folder = '', name = '']) => ({ folder, name }));
      for (const { folder, name } of modules) {
        const module = await this.resolve(`${folder}${name}.ts`, importer);
        if (module === null)
          return this.error(`${importer} starts a thread of ${name}.ts, which is not there`);
        this.emitFile({ type: 'chunk', id: module.id, fileName: `${name}.js` });
      }
      // Not longer than before, so that every line and column matches the source map.
      return modules.length === 0
        ? null
        : { code: code.replace(threads, "new URL('./$2.js', import.meta.url)"), map: null };
    },
  };
}
