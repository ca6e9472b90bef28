import * as z from 'zod/mini';
import { instant } from '#domain/platform/stored-shapes.ts';
import { listedRecords } from '#domain/program/caseload-records.ts';
import {
  type Backup,
  type BackupCheck,
  type BackupList,
  backupKinds,
  type RestoredBackup,
} from './backup.ts';
import type { BackupDownload, NewBackupKey } from './backup-key.ts';

export const backupShape: z.ZodMiniType<Backup> = z.strictObject({
  name: z.string(),
  kind: z.enum(backupKinds),
  madeAt: instant,
  bytes: z.int(),
  isEncrypted: z.boolean(),
});

export const backupListShape: z.ZodMiniType<BackupList> = z.strictObject({
  isKeptHere: z.boolean(),
  publicKey: z.nullable(z.string()),
  backups: z.array(backupShape),
});

export const backupCheckShape: z.ZodMiniType<BackupCheck> = z.strictObject({
  backup: backupShape,
  isOlderVersion: z.boolean(),
  tables: z.array(
    z.strictObject({
      table: z.enum([
        ...listedRecords.map((record) => record.table),
        'assessment_templates',
        'inquiries',
        'accounts',
      ]),
      now: z.int(),
      inBackup: z.int(),
      lost: z.int(),
      changed: z.int(),
      returning: z.int(),
    }),
  ),
  keepsSignedIn: z.boolean(),
});

export const newBackupKeyShape: z.ZodMiniType<NewBackupKey> = z.strictObject({
  publicKey: z.string(),
  secretKey: z.string(),
});

export const backupDownloadShape: z.ZodMiniType<BackupDownload> = z.strictObject({
  address: z.string(),
  name: z.string(),
});

export const restoredBackupShape: z.ZodMiniType<RestoredBackup> = z.strictObject({
  before: backupShape,
  keepsSignedIn: z.boolean(),
});
