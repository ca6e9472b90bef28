import { useEffect } from 'react';
import type { Backup } from '#domain/records/backups/backup.ts';
import { refusalOf } from '#web/platform/api/request.ts';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useBackupCheck, useBackupTime } from './backup-queries.ts';
import { RestoreForm } from './restore-form.tsx';
import { SecretKeyForm } from './secret-key-form.tsx';

/** Checks a backup, with its key if encrypted, explains what restoring it changes, and asks for confirmation. */
export function RestoreDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const check = useBackupCheck(backup);
  const time = useBackupTime()(backup);
  const { mutate } = check;
  const { isEncrypted } = backup;
  // It may have been encrypted since the list was loaded.
  const needsKey = isEncrypted || (check.error !== null && refusalOf(check.error, 403) !== undefined);
  useEffect(() => {
    if (!isEncrypted) mutate({});
  }, [isEncrypted, mutate]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="lg"
      title={`Restore the backup of ${time}?`}
      description="The whole practice goes back to that moment, for everybody who works in it."
    >
      {needsKey && !check.data ? (
        <SecretKeyForm check={check} onCancel={onClose} />
      ) : (
        <WhenLoaded
          query={{ data: check.data, error: check.error, refetch: () => mutate({}) }}
          loadingLabel="Looking into the backup"
          placeholders={5}
        >
          {(found) => <RestoreForm check={found} secretKey={check.variables?.secretKey} onCancel={onClose} />}
        </WhenLoaded>
      )}
    </Dialog>
  );
}
