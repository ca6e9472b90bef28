// Bundles the server, main.js with the modules of its threads beside it, into the folder that the argument names:
// `npm start` and the container image run that, `npm run dev` the TypeScript itself.
import path from 'node:path';
import process from 'node:process';
import { build, type Plugin } from 'vite';

const [outDir = 'bundle'] = process.argv.slice(2);

/** Packages of native code, and those that few requests need: they stay files of their own. */
const external = [/^@react-pdf\//, /^@resvg\//, /^@zxcvbn-ts\//, 'fontkit', 'nodemailer', 'pg', 'sharp'];

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [threadsBesideMain()],
  ssr: { noExternal: true },
  build: {
    ssr: 'server/program/main.ts',
    outDir,
    emptyOutDir: true,
    target: 'node24',
    // Names, lines and columns of the TypeScript, which is shipped too, without its text.
    sourcemap: true,
    rolldownOptions: {
      external,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        sourcemapExcludeSources: true,
        sourcemapPathTransform: (source, map) => fromBundle(path.resolve(path.dirname(map), source)),
      },
    },
  },
});

/** The path of a source as it is from where the bundle will lie: a folder of the checkout. */
function fromBundle(source: string): string {
  return path.join('..', path.relative('', source));
}

/** Makes the module of each thread a file beside main.js, named as in the source. */
function threadsBesideMain(): Plugin {
  const threads = /new URL\('(\.{1,2}\/(?:[\w.-]+\/)*)([\w-]+)\.ts', import\.meta\.url\)/g;
  return {
    name: 'threads-beside-main',
    // Vite's own plugins write quotes differently.
    enforce: 'pre',
    async transform(code, importer) {
      const modules = Array.from(code.matchAll(threads), ([, folder = '', name = '']) => ({ folder, name }));
      for (const { folder, name } of modules) {
        const module = await this.resolve(`${folder}${name}.ts`, importer);
        if (module === null)
          return this.error(`${importer} starts a thread of ${name}.ts, which is not there`);
        this.emitFile({ type: 'chunk', id: module.id, fileName: `${name}.js` });
      }
      // Not longer than before: every line and column stays where the source map has it.
      return modules.length === 0
        ? null
        : { code: code.replace(threads, "new URL('./$2.js', import.meta.url)"), map: null };
    },
  };
}
