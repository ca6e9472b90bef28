import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { BackupKeyDialog } from './backup-key-dialog.tsx';

/** The card of the key that encrypts backups, with a button to change it. */
export function BackupKeyCard({ publicKey }: { publicKey: string | null }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card>
      <CardHeader
        // Without a key the card has no content below.
        className={publicKey === null ? 'pb-4' : undefined}
        title="Backup Key"
        description={
          publicKey === null
            ? 'Backups are not encrypted yet, and cannot be downloaded until they are.'
            : 'Backups are encrypted. Only the key that you kept opens them.'
        }
        actions={
          <Button variant={publicKey === null ? 'primary' : 'secondary'} onClick={() => setChoosing(true)}>
            <KeyRound aria-hidden="true" />
            {publicKey === null ? 'Make a Key' : 'Change the Key'}
          </Button>
        }
      />
      {publicKey !== null && (
        <CardBody>
          <p className="text-ink-muted text-sm">
            The public half, which encrypts and opens nothing:{' '}
            <code className="break-all font-mono text-ink text-xs">{publicKey}</code>
          </p>
        </CardBody>
      )}
      {isChoosing && <BackupKeyDialog onClose={() => setChoosing(false)} />}
    </Card>
  );
}
