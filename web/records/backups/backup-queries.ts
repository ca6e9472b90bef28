import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import type { Backup, RestoreConfirmation } from '#domain/records/backups/backup.ts';
import type { BackupKeyChoice, BackupOpening } from '#domain/records/backups/backup-key.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { followDownload } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { toastOnNextPage } from '#web/platform/ui/toast-handover.ts';

const path = '/api/backups';

const backupListQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/backups'),
  staleTime: 0,
});

/** Returns the stored backups, newest first. */
export function useBackups() {
  return useQuery(backupListQuery);
}

/** Returns a function that formats a backup's time. */
export function useBackupTime(): (backup: Backup) => string {
  const timeZone = useTimeZone();
  return ({ madeAt }) => `${formatDate(madeAt, timeZone)}, ${formatTime(madeAt, timeZone)}`;
}

/** Makes a backup of the whole practice now. */
export function useBackUpNow() {
  return useRecordMutation({
    call: () => request('POST /api/backups'),
    refreshes: [backupListQuery.queryKey],
    success: { title: 'Backup Made', description: 'The practice as it is now is safe in a backup.' },
    failure: 'Backup Failed',
  });
}

/** Creates a key pair, which is not stored. */
export function useNewBackupKey() {
  return useQuery({
    queryKey: ['/api/backup-keys'],
    queryFn: () => request('POST /api/backup-keys'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Encrypts future backups with a key. A refusal is shown in the dialog. */
export function useChooseBackupKey() {
  return useRecordMutation({
    call: (choice: BackupKeyChoice) => request('PUT /api/backup-key', { body: choice }),
    refreshes: [backupListQuery.queryKey],
    success: { title: 'Backup Key Chosen', description: 'Backups are encrypted with it from now on.' },
  });
}

/** Downloads a backup: requests its address and lets the browser open it. */
export function useDownloadBackup({ name }: Backup) {
  return useRecordMutation({
    call: (confirmation: FullConfirmation) =>
      request('POST /api/backups/:id/download', { id: name, body: confirmation }),
    refreshes: [backupListQuery.queryKey],
    onSaved: ({ address }) => followDownload(address),
    success: (granted) => ({
      title: 'Download Started',
      description: `${granted.name} goes to your downloads.`,
    }),
  });
}

/** Checks a backup, with its key if encrypted. */
export function useBackupCheck({ name }: Backup) {
  return useMutation({
    mutationFn: (opening: BackupOpening) =>
      request('POST /api/backups/:id/check', { id: name, body: opening }),
  });
}

/** Restores a backup. Everything in this tab is then outdated, so the page reloads. */
export function useRestoreBackup(backup: Backup) {
  const timeOf = useBackupTime();
  return useRecordMutation({
    call: (confirmation: RestoreConfirmation) =>
      request('POST /api/backups/:id/restore', { id: backup.name, body: confirmation }),
    onSaved: ({ keepsSignedIn }) => {
      toastOnNextPage({
        title: 'Practice Restored',
        description: `It is as it was on ${timeOf(backup)}. What was there before is kept as a backup.`,
      });
      window.location.assign(keepsSignedIn ? '/settings/backups' : '/auth');
    },
  });
}
