import { build, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * Makes `import text from './starter.ts?inline-script'` give the file, with what it imports, as one
 * minified script: it stands inside the HTML, so every byte delays the first paint.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return resolved && `${resolved.id}${SUFFIX}`;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleScript(file))};`;
    },
  };
}

async function bundleScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  for (const output of outputs) {
    if (output.type === 'chunk') return output.code.trim();
  }
  throw new Error(`${file} came out of the build empty`);
}
