// `npm run audit:verify`: says whether every line of the audit log is as it was written; ends with 1 when not.
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';

const database = await openDatabase(readConfig(process.env));
const logs = await verifyAudit(database.read);
await database.close();

for (const { therapistId, lines, brokenAt } of logs) {
  if (brokenAt === undefined) continue;
  console.error(
    `The log of therapist ${therapistId} is broken at line ${brokenAt} of ${lines}: it was changed or removed.`,
  );
  process.exitCode = 1;
}
if (process.exitCode !== 1) {
  const lines = logs.reduce((sum, log) => sum + log.lines, 0);
  console.log(`All ${lines} lines of ${logs.length} logs are as they were written.`);
}
