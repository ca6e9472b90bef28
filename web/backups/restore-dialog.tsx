import type { Backup } from '#domain/practice/backup.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
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
      <WhenLoaded query={check} loadingLabel="Looking into the backup" placeholders={5}>
        {(found) => <RestoreForm check={found} onCancel={onClose} />}
      </WhenLoaded>
    </Dialog>
  );
}
