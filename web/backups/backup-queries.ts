import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate, formatTime } from '#domain/dates.ts';
import type {
  Backup,
  BackupCheck,
  BackupShelf,
  RestoreConfirmation,
  RestoredBackup,
} from '#domain/practice/backup.ts';
import { download } from '#web/api/download.ts';
import { failureText, request } from '#web/api/request.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toastOnNextPage } from '#web/ui/toast-handover.ts';
import { toast } from '#web/ui/toast-store.ts';

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
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request<Backup>('POST', path),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: shelfQuery.queryKey });
      toast({ title: 'Backup Made', description: 'The practice as it is now is safe in a backup.' });
    },
    onError: (error) => failureToast('Backup Failed', failureText(error)),
  });
}

/** Keeps a copy of one backup on this device. */
export function useDownloadBackup() {
  return useMutation({
    mutationFn: ({ name }: Backup) => download(`${path}/${name}`, name),
    onSuccess: (_, { name }) =>
      toast({ title: 'Backup Downloaded', description: `${name} is in your downloads.` }),
    onError: (error) => failureToast('Download Failed', failureText(error)),
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
  return useMutation({
    mutationFn: (confirmation: RestoreConfirmation) =>
      request<RestoredBackup>('POST', `${path}/${backup.name}/restore`, confirmation),
    onSuccess: ({ keepsSignedIn }) => {
      toastOnNextPage({
        title: 'Practice Restored',
        description: `It is as it was on ${timeOf(backup)}. What was there before is kept as a backup.`,
      });
      window.location.assign(keepsSignedIn ? '/settings/backups' : '/auth');
    },
  });
}
