import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { operatingWarnings } from '#domain/people/practice/operating-warning.ts';
import { isThisMachine } from '#domain/platform/this-machine.ts';
import { configurationWarnings } from '#server/people/practice/operating-warnings.ts';
import { registrationStatus } from '#server/people/sign-in/registration-status.ts';
import { signInToken } from '#server/people/sign-in/sign-in-cookie.ts';
import { newTypedCode } from '#server/people/sign-in/typed-code.ts';
import { collectWhenQuiet } from '#server/platform/collect-when-quiet.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { lockDataFolder, prepareDataFolder } from '#server/platform/database/data-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { logOutput } from '#server/platform/log-output.ts';
import { mailSetup } from '#server/platform/mail/mail-setup.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { findPageBundle } from '#server/website/pages/page-bundle.ts';
import { registerPages } from '#server/website/pages/register-pages.ts';
import { screenPaths } from '#server/website/pages/route-matcher.ts';
import { findPictureAt } from '#server/website/pictures/website-picture-store.ts';
import { createApp } from './app.ts';

const REGISTRATION_OPEN =
  'Anyone who reaches the site can open an account. The owner closes that in Settings, Team, or REGISTRATION=invite does.';
const SAME_SIGNAL_MS = 1_000;
/** A file up to this size is checked before the program listens: that takes no longer than the rest of the start. */
const CHECKED_FIRST_BYTES = 16 * 1024 * 1024;

try {
  await start();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    prepareDataFolder(config.dataDir);
    lockDataFolder(config.dataDir);
  }
  const database = await openDatabase(config);
  const isLarge = database.file !== undefined && database.file.size() > CHECKED_FIRST_BYTES;
  const damage = isLarge ? undefined : database.file?.findDamage();
  const clock = () => new Date();
  const setupCode = isThisMachine(config.host) ? undefined : newTypedCode();
  // From bundle/, where this module runs, to the pages beside it.
  const buildFolder = join(import.meta.dirname, '..', 'build');
  const app = await createApp({
    config,
    setupCode,
    database,
    clock,
    logger: { stream: logOutput() },
    backsUpDaily: true,
    appParts: async () => ({
      screens: screenPaths((await findPageBundle(buildFolder)()).routes),
      scripts: new Set(await readdir(join(buildFolder, 'client', 'assets'))),
    }),
    pages: (app, { website, pageViews }) =>
      registerPages(app, {
        buildFolder,
        siteUrl: config.siteUrl,
        publicIdentity: website.identity,
        identityVersion: website.version,
        isListed: website.isListed,
        offerPages: website.renderBy,
        photoAt: (path) => findPictureAt(database.read, path),
        mayBeSignedIn: (request) => signInToken(request) !== undefined,
        countView: (path) => pageViews.count(path),
        clock,
      }),
  });
  await refuseDamaged(app, database, damage);
  await listen(app, config, database);
  if (isLarge) void stopIfDamaged(database);
  collectWhenQuiet(app.server);
  stopOnSignals(app, database);
  const { needsSetupCode, mode } = await registrationStatus(database.read, { config, setupCode });
  const mail = mailSetup(config.smtpUrl, database.auditKey);
  for (const kind of await configurationWarnings(config, mail, database)) {
    app.log.warn(operatingWarnings[kind]);
  }
  if (mode === 'open' && !isThisMachine(config.host)) app.log.warn(REGISTRATION_OPEN);
  greet(config, {
    setupCode: needsSetupCode ? setupCode : undefined,
    isMailOn: await mail.isOn(database.read),
  });
}

async function refuseDamaged(
  app: FastifyInstance,
  database: Database,
  damage: Promise<string | null> | undefined,
): Promise<void> {
  const found = await damage;
  if (!found) return;
  await app.close();
  await database.close();
  throw new StartupError(found);
}

// A large file is checked while the program already runs, so that the start takes as long with any number of records.
async function stopIfDamaged({ file }: Database): Promise<void> {
  const found = await file?.findDamage();
  if (found) file?.stopDamaged(found);
}

async function listen(app: FastifyInstance, config: Config, database: Database): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await database.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${config.port} is in use. Stop the other program, or choose another port with PORT=3001 npm start.`,
      );
    }
    throw new StartupError(
      `The program cannot listen on ${config.host}:${config.port} (${String(code)}). Choose another address with HOST, or another port with PORT.`,
    );
  }
}

// Requests in progress are completed, then the database is closed; a second signal stops at once. One Ctrl-C may
// arrive several times, from the terminal and from npm: that is not a second one.
function stopOnSignals(app: FastifyInstance, database: Database): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      await app.close();
      await database.close();
      process.exit(0);
    });
  }
}

interface Greeting {
  /** Undefined if the first account needs none. */
  setupCode: string | undefined;
  isMailOn: boolean;
}

function greet(config: Config, { setupCode, isMailOn }: Greeting): void {
  const where = config.databaseUrl === undefined ? config.dataDir : 'PostgreSQL (DATABASE_URL)';
  const mail = isMailOn
    ? 'on'
    : 'off: consultation requests are kept, and wait for a mail server (Settings, Mail, or SMTP_URL)';
  const codeLine =
    setupCode === undefined
      ? ''
      : `
  Setup code:            ${setupCode} (the first account has to name it)`;
  console.log(`
  The practice is open:  ${config.siteUrl}
  Its data is in:        ${where}
  Mail is:               ${mail}
  First step:            open ${config.siteUrl}/auth, choose Register, and create your account.
                         The first account owns the practice.${codeLine}
`);
}
