import { DatabaseBackup, Download, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatBytes } from '#domain/platform/file-size.ts';
import type { Backup, BackupKind } from '#domain/records/backups/backup.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { useBackUpNow, useBackupTime } from './backup-queries.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

const kindLabels: Record<BackupKind, string> = {
  daily: 'Daily',
  'by hand': 'By hand',
  'before a restore': 'Before a restore',
};

interface BackupListCardProps {
  backups: readonly Backup[];
  /** Without a backup key no backup can be downloaded. */
  hasKey: boolean;
}

/** The list of backups with their actions. */
export function BackupListCard({ backups, hasKey }: BackupListCardProps) {
  const backUp = useBackUpNow();
  const [restored, setRestored] = useState<Backup>();
  const [downloaded, setDownloaded] = useState<Backup>();
  return (
    <Card>
      <CardHeader
        title="Backups"
        description="Copies of the whole practice, every therapist's records included."
        actions={
          <Button pending={backUp.isPending} pendingText="Backing up..." onClick={() => backUp.mutate()}>
            <DatabaseBackup aria-hidden="true" />
            Back Up Now
          </Button>
        }
      />
      <CardBody className="flex flex-col gap-4">
        <p className="text-ink-muted text-sm">
          One is made every day. The last 7 days, 4 weeks and 12 months are kept; those made by hand or before
          a restore stay. They lie on the same disk as the practice: download one now and then, and keep it
          where nobody else can open it.
        </p>
        {backups.length === 0 ? (
          <EmptyState
            icon={DatabaseBackup}
            title="No backups yet"
            description="The first one is made within the day, or at once by the button above."
          />
        ) : (
          <ul aria-label="Backups" className="divide-y divide-line border-line border-t">
            {backups.map((backup) => (
              <BackupRow
                key={backup.name}
                backup={backup}
                onDownload={hasKey ? () => setDownloaded(backup) : undefined}
                onRestore={() => setRestored(backup)}
              />
            ))}
          </ul>
        )}
      </CardBody>
      {restored && <RestoreDialog backup={restored} onClose={() => setRestored(undefined)} />}
      {downloaded && <DownloadDialog backup={downloaded} onClose={() => setDownloaded(undefined)} />}
    </Card>
  );
}

interface BackupRowProps {
  backup: Backup;
  onDownload: (() => void) | undefined;
  onRestore: () => void;
}

function BackupRow({ backup, onDownload, onRestore }: BackupRowProps) {
  const time = useBackupTime()(backup);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
          {time}
          <Badge variant="secondary">{kindLabels[backup.kind]}</Badge>
          {backup.isEncrypted && <Badge variant="outline">Encrypted</Badge>}
        </p>
        <p className="text-ink-muted text-sm tabular-nums">{formatBytes(backup.bytes)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {onDownload && (
          <RowButton label={`Download the backup of ${time}`} onClick={onDownload}>
            <Download aria-hidden="true" />
            Download
          </RowButton>
        )}
        <RowButton label={`Restore the backup of ${time}`} onClick={onRestore}>
          <RotateCcw aria-hidden="true" />
          Restore
        </RowButton>
      </div>
    </li>
  );
}

function RowButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="secondary" size="sm" className="max-sm:flex-1" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}
