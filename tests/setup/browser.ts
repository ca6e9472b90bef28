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
 * The Chromium that tests drive: the one that npm brings for Linux on x64, elsewhere an installed Chrome or the
 * one that Playwright downloads (`npx playwright install chromium`).
 */
export async function testBrowser(): Promise<TestBrowser> {
  // Root, as which containers run, may not use Chromium's sandbox; the browser only ever sees our own pages.
  const args = ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'];
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { executablePath: await unpackedChromium(), args };
  }
  return existsSync(chromium.executablePath()) ? { args } : { channel: 'chrome', args };
}

/** Unpacks once per version, and moves the folder into place whole, so that two test runs never share a half. */
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

// The package unpacks into the system's temporary folder and asks the environment which one that is.
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
