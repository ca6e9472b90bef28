import * as z from 'zod/mini';
import {
  type Backup,
  type BackupCheck,
  type BackupShelf,
  backupKinds,
  comparedTables,
  type RestoredBackup,
} from '#domain/practice/backup.ts';
import { instant } from './shape-parts.ts';

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
      table: z.enum(comparedTables),
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
