import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#domain/dates.ts';
import type {
  Backup,
  BackupCheck,
  BackupShelf,
  RestoreConfirmation,
  RestoredBackup,
} from '#domain/practice/backup.ts';
import { download } from '#web/api/download.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { request } from '#web/api/request.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { toastOnNextPage } from '#web/ui/toast-handover.ts';

const path = '/api/backups';

const shelfQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request<BackupShelf>('GET', path),
  staleTime: 0,
});

/** The backups that the program keeps, newest first. */
export function useBackups() {
  return useQuery(shelfQuery);
}

/** Gives a backup's moment as people read it. */
export function useBackupTime(): (backup: Backup) => string {
  const timeZone = useTimeZone();
  return ({ madeAt }) => `${formatDate(madeAt, timeZone)}, ${formatTime(madeAt, timeZone)}`;
}

/** Backs the whole practice up now. */
export function useBackUpNow() {
  return useRecordMutation({
    call: () => request<Backup>('POST', path),
    refreshes: [shelfQuery.queryKey],
    success: { title: 'Backup Made', description: 'The practice as it is now is safe in a backup.' },
    failure: 'Backup Failed',
  });
}

/** Keeps a copy of one backup on this device. */
export function useDownloadBackup() {
  return useRecordMutation({
    call: ({ name }: Backup) => download(`${path}/${name}`, name),
    success: (_, { name }) => ({ title: 'Backup Downloaded', description: `${name} is in your downloads.` }),
    failure: 'Download Failed',
  });
}

/** What is in a backup, looked at anew each time that somebody asks. */
export function useBackupCheck({ name }: Backup) {
  return useQuery({
    queryKey: [path, name],
    queryFn: () => request<BackupCheck>('GET', `${path}/${name}/check`),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Restores a backup. Everything that this tab shows is of another time then: it loads again. */
export function useRestoreBackup(backup: Backup) {
  const timeOf = useBackupTime();
  return useRecordMutation({
    call: (confirmation: RestoreConfirmation) =>
      request<RestoredBackup>('POST', `${path}/${backup.name}/restore`, confirmation),
    onSaved: ({ keepsSignedIn }) => {
      toastOnNextPage({
        title: 'Practice Restored',
        description: `It is as it was on ${timeOf(backup)}. What was there before is kept as a backup.`,
      });
      window.location.assign(keepsSignedIn ? '/settings/backups' : '/auth');
    },
  });
}
