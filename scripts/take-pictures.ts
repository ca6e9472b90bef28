// `npm run pictures`: takes the README's pictures from the demo, so that they are up to date.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testBrowser } from '#tests/setup/browser.ts';
import { startProgram } from '#tests/setup/program.ts';
import { seedDemo } from './demo/seed-demo.ts';

interface Picture {
  file: string;
  path: string;
  theme: 'light' | 'dark';
}

const pictures: Picture[] = [
  { file: 'home.png', path: '/', theme: 'light' },
  { file: 'dashboard.png', path: '/dashboard', theme: 'light' },
  { file: 'calendar.png', path: '/calendar', theme: 'light' },
  { file: 'client-dark.png', path: '/clients/1', theme: 'dark' },
];

type DemoSignIn = Awaited<ReturnType<typeof seedDemo>>;

const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-pictures-'));
mkdirSync(folder, { recursive: true });

const database = await openDatabase({ dataDir });
const signIn = await seedDemo(database, { now: new Date() });
await database.close();
const program = await startProgram({ DATA_DIR: dataDir });
const browser = await chromium.launch(await testBrowser());
for (const picture of pictures) await take(browser, program.url, signIn, picture);
await browser.close();
await program.stop();
rmSync(dataDir, { recursive: true });

async function take(browser: Browser, url: string, signIn: DemoSignIn, picture: Picture) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const { username, password } = signIn;
  await context.request.post('/api/login', { data: { username, password } });
  const page = await context.newPage();
  await page.goto(picture.path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(folder, picture.file) });
  await context.close();
  console.log(`docs/pictures/${picture.file}`);
}
