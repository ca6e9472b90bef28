// `npm run recover -- NAME`: prints a link with which the account with this username or email gets a new password;
// with `--remove-second-factor`, for somebody who also lost the phone, the password alone signs in afterwards.
import { parseArgs } from 'node:util';
import { RECOVERY_LINK_MINUTES } from '#domain/people/sign-in/recovery.ts';
import { issueRecoveryLink } from '#server/people/sign-in/issue-recovery-link.ts';
import { securityNotices } from '#server/people/users/security-notices.ts';
import { readConfig } from '#server/platform/config.ts';
import { mailSetup } from '#server/platform/mail/mail-setup.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { openPractice } from './program/open-practice.ts';
import { runCommand } from './program/run-command.ts';

const usage =
  'Say whose password is forgotten: npm run recover -- USERNAME-OR-EMAIL [--remove-second-factor]';

await runCommand(run);

async function run(): Promise<void> {
  const { name, withoutSecondFactor } = readArguments();
  const config = readConfig(process.env);
  const database = await openPractice(config);
  const notices = securityNotices(mailSetup(config.smtpUrl, database.auditKey));
  const issued = await issueRecoveryLink(database, name, new Date(), { withoutSecondFactor, notices });
  await database.close();
  if (!issued) throw new StartupError(`Nobody here has the username or email ${name}.`);
  const { user, token } = issued;
  console.log(
    [
      `Whoever opens this link chooses a new password for ${user.fullName} (${user.username}):`,
      `\n  ${config.siteUrl}/auth/recover#${token}\n`,
      `It works once, for ${RECOVERY_LINK_MINUTES} minutes. Hand it over in person or by phone.`,
      'With the new password every device of the account is signed out.',
      ...(withoutSecondFactor ? ['Two-factor sign-in is off now, and passkeys are removed.'] : []),
    ].join('\n'),
  );
}

function readArguments(): { name: string; withoutSecondFactor: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'remove-second-factor': { type: 'boolean', default: false } },
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new StartupError(usage);
    return { name, withoutSecondFactor: values['remove-second-factor'] };
  } catch {
    throw new StartupError(usage);
  }
}
