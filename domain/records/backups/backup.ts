import * as z from 'zod/mini';
import { fullConfirmation } from '#domain/people/users/full-confirmation.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { CaseloadTable } from '#domain/program/caseload-records.ts';
import { backupSecretKey } from './backup-key.ts';

export const backupKinds = ['daily', 'by hand', 'before a restore'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** A copy of the whole practice, kept beside its data. */
export interface Backup {
  /** The name of its file. */
  name: string;
  kind: BackupKind;
  madeAt: Instant;
  bytes: number;
  /** Whether the owner's key is needed to look into it or restore it. */
  isEncrypted: boolean;
}

/** The backups that the program keeps, newest first. */
export interface BackupList {
  /** False on PostgreSQL, which has tools of its own for this. */
  isKeptHere: boolean;
  /** The public key that backups are encrypted with; null until the owner has chosen one. */
  publicKey: string | null;
  backups: Backup[];
}

export type ComparedTable = CaseloadTable | 'assessment_templates' | 'inquiries' | 'accounts';

/** The effect of restoring a backup on one kind of record. */
export interface TableComparison {
  table: ComparedTable;
  now: number;
  inBackup: number;
  /** Added since: they would be gone. */
  lost: number;
  /** In both, but different: they would be reverted. */
  changed: number;
  /** Deleted since: they would be there again. */
  returning: number;
}

/** The content of a backup that was checked and can be restored. */
export interface BackupCheck {
  backup: Backup;
  /** Made by an older version of the program: restoring brings it up to date. */
  isOlderVersion: boolean;
  tables: TableComparison[];
  /** Whether the signed-in user has the same account in it, and so stays signed in. */
  keepsSignedIn: boolean;
}

/** Restoring takes the owner's confirmation; an encrypted backup is opened with the owner's key. */
export const restoreConfirmation = z.extend(fullConfirmation, {
  secretKey: z.optional(backupSecretKey),
});
export type RestoreConfirmation = z.output<typeof restoreConfirmation>;

/** The result of a restore. */
export interface RestoredBackup {
  /** The backup made of the data before the restore. */
  before: Backup;
  keepsSignedIn: boolean;
}

/** Returns whether restoring would remove or revert anything. */
export function takesAway({ tables }: Pick<BackupCheck, 'tables'>): boolean {
  return tables.some(({ lost, changed, returning }) => lost + changed + returning > 0);
}
