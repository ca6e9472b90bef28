import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import packedChromium from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

export interface TestBrowser {
  executablePath?: string;
  channel?: string;
  args: string[];
}

/**
 * Returns the Chromium for tests: the npm package's on Linux x64, otherwise an installed Chrome or Playwright's
 * download (`npx playwright install chromium`).
 */
export async function testBrowser(): Promise<TestBrowser> {
  // Root, as in most containers, cannot use Chromium's sandbox; the browser only opens our own pages.
  const args = ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'];
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { executablePath: await unpackedChromium(), args };
  }
  return existsSync(chromium.executablePath()) ? { args } : { channel: 'chrome', args };
}

/** Unpacks once per version and renames the finished folder, so that two test runs never share a partial one. */
async function unpackedChromium(): Promise<string> {
  const folder = path.join(tmpdir(), `practice-chromium-${packedVersion()}`);
  const executable = path.join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  const unfinished = mkdtempSync(`${folder}-`);
  await unpackInto(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true });
  }
  return executable;
}

// The package unpacks into the system's temporary folder, set in the environment.
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await packedChromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function packedVersion(): string {
  const manifest = path.resolve(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
