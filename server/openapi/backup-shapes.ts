import * as z from 'zod/mini';
import { listedRecords } from '#domain/caseload/caseload-records.ts';
import {
  type Backup,
  type BackupCheck,
  type BackupShelf,
  backupKinds,
  type RestoredBackup,
} from '#domain/practice/backup.ts';
import { instant } from '#domain/stored-shapes.ts';

export const backupShape: z.ZodMiniType<Backup> = z.strictObject({
  name: z.string(),
  kind: z.enum(backupKinds),
  madeAt: instant,
  bytes: z.int(),
});

export const backupShelfShape: z.ZodMiniType<BackupShelf> = z.strictObject({
  isKeptHere: z.boolean(),
  backups: z.array(backupShape),
});

export const backupCheckShape: z.ZodMiniType<BackupCheck> = z.strictObject({
  backup: backupShape,
  isOlderVersion: z.boolean(),
  tables: z.array(
    z.strictObject({
      table: z.enum([...listedRecords.map((record) => record.table), 'inquiries', 'accounts']),
      now: z.int(),
      inBackup: z.int(),
      lost: z.int(),
      changed: z.int(),
      returning: z.int(),
    }),
  ),
  keepsSignedIn: z.boolean(),
});

export const restoredBackupShape: z.ZodMiniType<RestoredBackup> = z.strictObject({
  before: backupShape,
  keepsSignedIn: z.boolean(),
});
