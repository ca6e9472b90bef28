import { Download } from 'lucide-react';
import { useState } from 'react';
import type { NewBackupKey } from '#domain/records/backups/backup-key.ts';
import { usePracticeContact } from '#web/people/practice/practice-contact.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { saveFile } from '#web/platform/api/download.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { CopyButton } from '#web/platform/ui/copy-button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useChooseBackupKey, useNewBackupKey } from './backup-queries.ts';

/** Creates a key, has the user store it, and encrypts future backups with it. */
export function BackupKeyDialog({ onClose }: { onClose: () => void }) {
  const pair = useNewBackupKey();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Make a Backup Key"
      description="Backups are encrypted with it from then on, on this server and wherever you take them."
    >
      <WhenLoaded query={pair} loadingLabel="Making a key" placeholders={3}>
        {(made) => <NewKey pair={made} onClose={onClose} />}
      </WhenLoaded>
    </Dialog>
  );
}

function NewKey({ pair, onClose }: { pair: NewBackupKey; onClose: () => void }) {
  const [isKept, setKept] = useState(false);
  const choose = useChooseBackupKey();
  const { practiceName } = usePracticeContact();

  function download(): void {
    const lines = [`# Backup key of ${practiceName}`, `# public key: ${pair.publicKey}`, pair.secretKey, ''];
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'backup-key.txt');
  }

  return (
    <div className="grid gap-5">
      <p className="break-all rounded-lg bg-sunken px-4 py-3 font-mono text-ink text-sm">{pair.secretKey}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={pair.secretKey} label="Copy" size="sm" className="flex-1" />
        <Button variant="secondary" size="sm" className="flex-1" onClick={download}>
          <Download aria-hidden="true" />
          Download
        </Button>
      </div>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        <li>
          Nobody keeps this key but you, and it is shown this one time. Without it no backup can be restored.
        </li>
        <li>Keep it apart from the server: in a password manager, and on paper with your documents.</li>
        <li>Backups of an earlier key stay with that one: keep it as long as you keep them.</li>
      </ul>
      <Checkbox
        label="I have kept the key where I find it again"
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      {isKept && (
        <ConfirmationForm
          submitText="Encrypt Backups"
          pendingText="Saving..."
          isPending={choose.isPending}
          onConfirm={(confirmation, onError) =>
            choose.mutate({ ...confirmation, publicKey: pair.publicKey }, { onSuccess: onClose, onError })
          }
          onCancel={onClose}
        />
      )}
    </div>
  );
}
