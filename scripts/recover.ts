// `npm run recover -- NAME`: prints a link by which the account with this username or email gets a new password.
import { parseArgs } from 'node:util';
import { RECOVERY_LINK_MINUTES } from '#domain/users/recovery.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connection.ts';
import { issueRecoveryLink } from '#server/recovery/issue-recovery-link.ts';
import { StartupError } from '#server/startup-error.ts';

const usage = 'Say whose password is forgotten: npm run recover -- USERNAME-OR-EMAIL';

try {
  await run();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { name } = readArguments();
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const issued = await issueRecoveryLink(database, name, new Date());
  await database.close();
  if (!issued) throw new StartupError(`Nobody here has the username or email ${name}.`);
  const { user, token } = issued;
  console.log(
    [
      `Whoever opens this link chooses a new password for ${user.fullName} (${user.username}):`,
      `\n  ${config.siteUrl}/auth/recover#${token}\n`,
      `It works once, for ${RECOVERY_LINK_MINUTES} minutes. Hand it over in person or by phone.`,
      'With the new password every device of the account is signed out.',
    ].join('\n'),
  );
}

function readArguments(): { name: string } {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new StartupError(usage);
    return { name };
  } catch {
    throw new StartupError(usage);
  }
}
