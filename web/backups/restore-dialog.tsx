import type { Backup } from '#domain/practice/backup.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useBackupCheck, useBackupTime } from './backup-queries.ts';
import { RestoreForm } from './restore-form.tsx';

/** Looks into a backup, says what restoring it means, and asks before it is done. */
export function RestoreDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const check = useBackupCheck(backup);
  const time = useBackupTime()(backup);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="lg"
      title={`Restore the backup of ${time}?`}
      description="The whole practice goes back to that moment, for everybody who works in it."
    >
      {check.isPending && <SkeletonRows count={5} label="Looking into the backup" />}
      {check.isError && <ErrorState message={check.error.message} onRetry={() => check.refetch()} />}
      {check.data && <RestoreForm check={check.data} onCancel={onClose} />}
    </Dialog>
  );
}
