// `npm run audit:verify [-- --anchor COUNT:HASH]`: verifies the audit log, and every signed text with its rows, also
// against log ends stored outside of the database: next to backups, and in the server’s log, from which --anchor
// takes one. Exits with 1 if something was altered.
import { parseArgs } from 'node:util';
import { verifySigned } from '#server/clinical/signing/verify-signed.ts';
import { type Anchor, brokenAnchors, isHead } from '#server/platform/audit/check-anchors.ts';
import { hasOtherKey, SEALED_WITH_ANOTHER_KEY } from '#server/platform/audit/refuse-other-key.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { readConfig } from '#server/platform/config.ts';
import { refusesChange } from '#server/platform/database/append-only.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { anchorsOfBackups } from '#server/records/backups/backup-heads.ts';
import { openPractice } from './program/open-practice.ts';
import { runCommand } from './program/run-command.ts';

const USAGE =
  'An anchor is the number of lines and the last hash, as the server’s log has them: --anchor 12:9f3b…';

await runCommand(run);

async function run(): Promise<void> {
  const given = givenAnchors();
  const config = readConfig(process.env);
  const database = await openPractice(config);
  const faults: string[] = [];
  const anchors = [...given, ...(database.file ? anchorsOfBackups(config.dataDir) : [])];
  const logs = await verifyAudit(database);
  const isLocked = await refusesChange(database.read, database.engine, 'audit_log');
  const broken = await brokenAnchors(database.read, anchors);
  const signed = await verifySigned(database);
  const isOtherKey = await hasOtherKey(database.read, database.auditKey);
  await database.close();

  if (isOtherKey) faults.push(SEALED_WITH_ANOTHER_KEY);
  if (!isLocked) {
    faults.push(
      'The table of the log does not refuse changes any more: its triggers were taken away or changed.',
    );
  }
  for (const { therapistId, lines, brokenAt, unreadable } of logs) {
    if (unreadable > 0) {
      console.error(
        `The log of therapist ${therapistId}: its first ${unreadable} lines were sealed with another key than this one. Of these the order alone can be checked.`,
      );
    }
    if (brokenAt === undefined) continue;
    faults.push(
      `The log of therapist ${therapistId} is broken at line ${brokenAt} of ${lines}: it was changed or removed.`,
    );
  }
  faults.push(...broken.map(sayBroken));
  for (const { therapistId, clientId, position } of signed.broken) {
    faults.push(
      `What therapist ${therapistId} signed of client ${clientId} is broken at text ${position}: it, its review or a row behind it was changed or removed.`,
    );
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  const lines = logs.reduce((sum, log) => sum + log.lines, 0);
  console.log(
    `All ${lines} lines of ${logs.length} logs are as they were written, and fit the ${anchors.length} ends that were kept elsewhere.`,
  );
  if (signed.texts > 0) console.log(`All ${signed.texts} signed texts are as they were signed.`);
  if (signed.sealedSince !== undefined)
    console.log(`What earlier versions signed is sealed since ${signed.sealedSince}.`);
  if (signed.reviews > 0) console.log(`All ${signed.reviews} reviews are of these texts.`);
}

function givenAnchors(): Anchor[] {
  const { anchor: heads = [] } = readArguments();
  if (!heads.every(isHead)) throw new StartupError(USAGE);
  return heads.map((head) => ({ source: '--anchor', therapistId: undefined, head }));
}

function readArguments() {
  try {
    return parseArgs({ options: { anchor: { type: 'string', multiple: true } } }).values;
  } catch {
    throw new StartupError(USAGE);
  }
}

function sayBroken({ source, therapistId, head }: Anchor): string {
  const whose = therapistId === undefined ? 'A log' : `The log of therapist ${therapistId}`;
  const [count] = head.split(':');
  return `${whose} had ${count} lines when ${source} was kept, and is not that log any more: it was shortened or written anew. Only a restored backup that does not know the account takes a log away.`;
}
