import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { BackupKeyCard } from './backup-key-card.tsx';
import { BackupListCard } from './backup-list-card.tsx';
import { useBackups } from './backup-queries.ts';
import { DatabaseServerCard } from './database-server-card.tsx';

export const meta = practiceTitle('Backups');

/** The page of backups, with restoring. */
export default function BackupsPage() {
  const list = useBackups();
  if (list.data?.isKeptHere) {
    const { backups, publicKey } = list.data;
    return (
      <div className="flex flex-col gap-6">
        <BackupKeyCard publicKey={publicKey} />
        <BackupListCard backups={backups} hasKey={publicKey !== null} />
      </div>
    );
  }
  if (list.data) return <DatabaseServerCard />;
  return (
    <Card>
      <CardBody>
        {list.isError ? (
          <ErrorState message={list.error.message} onRetry={() => list.refetch()} />
        ) : (
          <SkeletonRows count={3} label="Loading backups" />
        )}
      </CardBody>
    </Card>
  );
}
