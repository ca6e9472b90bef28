import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Anchor } from '#server/platform/audit/check-anchors.ts';
import { headsOf, type LogHeads } from '#server/platform/audit/log-heads.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { backupFolder, ENCRYPTED_ENDING } from './backup-folder.ts';

const ENDING = '.heads';

/**
 * Returns the path of the small file that stores where each activity log ended; it is readable even if the backup is
 * encrypted.
 */
export function headsFile(backup: string): string {
  return `${backup.endsWith(ENCRYPTED_ENDING) ? backup.slice(0, -ENCRYPTED_ENDING.length) : backup}${ENDING}`;
}

/** Saves next to a backup where its activity logs end. */
export function saveHeads(copied: DatabaseSync, backup: string): void {
  const ends = copied
    .prepare('SELECT therapist_id, audit_length, audit_hash FROM caseloads ORDER BY therapist_id')
    .all()
    .map((row) => ({
      therapist_id: Number(row.therapist_id),
      audit_length: Number(row.audit_length),
      audit_hash: String(row.audit_hash),
    }));
  const file = headsFile(backup);
  writeFileSync(`${file}.unfinished`, `${JSON.stringify(headsOf(ends))}\n`, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
}

/** Returns where the activity logs ended at each backup of a data folder. */
export function anchorsOfBackups(dataDir: string): Anchor[] {
  const folder = backupFolder(dataDir);
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .flatMap((name) =>
      Object.entries(headsIn(join(folder, name))).map(([therapistId, head]) => ({
        source: name,
        therapistId: Number(therapistId),
        head,
      })),
    );
}

const heads = z.record(z.string(), z.string());

function headsIn(file: string): LogHeads {
  try {
    return heads.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartupError(`${file} is damaged: it does not say any more where the activity logs ended.`);
  }
}
