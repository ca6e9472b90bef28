import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | undefined>();

/**
 * Makes error stacks name the TypeScript source of a bundle. A source map is read for the first stack that needs it:
 * Node's --enable-source-maps reads every map at the start, which took a seventh of it.
 */
export function nameSourcesInStacks(): void {
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${inSource(frame)}`)].join('\n');
}

function inSource(frame: NodeJS.CallSite): string {
  const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith('file:') || line === null || column === null) return String(frame);
  const found = mapOf(file)?.findEntry(line - 1, column - 1);
  if (found === undefined || !('originalSource' in found)) return String(frame);
  const source = new URL(found.originalSource, file);
  const place = `${source.href}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  return String(frame).replace(`${file}:${line}:${column}`, () => place);
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${fileURLToPath(file)}.map`));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  try {
    return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  } catch {
    // A stack that names the bundle is better than a second error.
    return undefined;
  }
}
