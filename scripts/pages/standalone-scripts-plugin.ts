import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const INLINE = '?inline-script';
const FILE = '?script-file';

/**
 * `import text from './starter.ts?inline-script'` returns the file with its imports as one minified script, which is
 * inlined into the HTML, so that every byte delays the first paint. `import path from './script.ts?script-file'` is
 * for later scripts: it returns the path of one such file.
 */
export function standaloneScripts(): Plugin {
  let isBuild = false;
  return {
    name: 'standalone-scripts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      const suffix = suffixOf(source);
      if (suffix === undefined) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved && `${resolved.id}${suffix}`;
    },
    async load(id) {
      const suffix = suffixOf(id);
      if (suffix === undefined) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      // In development, Vite serves the file and its imports.
      if (suffix === FILE && !isBuild) return exporting(`/${path.relative(process.cwd(), file)}`);
      const script = await bundleScript(file);
      if (suffix === INLINE) return exporting(script);
      const fileName = `assets/${path.basename(file, '.ts')}-${hashOf(script)}.js`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: script });
      return exporting(`/${fileName}`);
    },
  };
}

function suffixOf(id: string): string | undefined {
  return [INLINE, FILE].find((suffix) => id.endsWith(suffix));
}

function exporting(text: string): string {
  return `export default ${JSON.stringify(text)};`;
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64url').slice(0, 8);
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
