import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | undefined>();

/**
 * Lets the stack of an error name the TypeScript that a bundle was made of. A map is read when the first stack wants it:
 * Node's --enable-source-maps reads every map while it starts, which took a seventh of the start.
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
    // A stack that names the bundle is better than another error in place of the first one.
    return undefined;
  }
}
