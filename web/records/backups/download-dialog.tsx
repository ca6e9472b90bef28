import type { Backup } from '#domain/records/backups/backup.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useBackupTime, useDownloadBackup } from './backup-queries.ts';

/** Asks for the password before everybody's records leave the server. */
export function DownloadDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const download = useDownloadBackup(backup);
  const time = useBackupTime()(backup);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={`Download the backup of ${time}?`}
      description="It holds every therapist's records, and their activity logs show that you took it along."
    >
      <ConfirmationForm
        submitText="Download"
        pendingText="Preparing..."
        isPending={download.isPending}
        onConfirm={(confirmation, onError) => download.mutate(confirmation, { onSuccess: onClose, onError })}
        onCancel={onClose}
      >
        <p className="text-ink-muted text-sm">
          The file is encrypted. Your backup key opens it, here or with any program for the age format.
        </p>
      </ConfirmationForm>
    </Dialog>
  );
}
