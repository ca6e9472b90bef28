import { KeyRound, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Passkey } from '#domain/people/passkeys/passkey.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { canUsePasskeys } from '#web/platform/hydration/passkey-support.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { PasskeyAddDialog } from './passkey-add-dialog.tsx';
import { usePasskeys, useRemovePasskey } from './passkey-queries.ts';
import { PasskeyRenameDialog } from './passkey-rename-dialog.tsx';

/** The passkeys of the account: adding, renaming, removing. */
export function PasskeysCard({ username }: { username: string }) {
  const passkeys = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const remove = useRemovePasskey();
  const addButton = useRef<HTMLButtonElement>(null);
  const isAble = canUsePasskeys();
  return (
    <Card>
      <CardHeader
        title="Passkeys"
        description="Your fingerprint, face or screen lock in place of password and code."
        actions={
          isAble && (
            <Button ref={addButton} onClick={() => setAdding(true)}>
              Add Passkey
            </Button>
          )
        }
      />
      <CardBody className="flex flex-col gap-4">
        {!isAble && (
          <p className="text-ink-muted text-sm">
            This browser cannot make passkeys here. They need https and an address with a name.
          </p>
        )}
        <WhenLoaded query={passkeys} loadingLabel="Loading passkeys" placeholders={1}>
          {(own) =>
            own.length > 0 ? (
              <ul className="divide-y divide-line">
                {own.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setRenaming(passkey)}
                    onRemove={() => setRemoving(passkey)}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-ink-muted text-sm">You have no passkeys yet.</p>
            )
          }
        </WhenLoaded>
      </CardBody>
      {isAdding && <PasskeyAddDialog username={username} onClose={() => setAdding(false)} />}
      {renaming && <PasskeyRenameDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && (
        <Dialog
          open
          onOpenChange={(open) => !open && setRemoving(undefined)}
          title={`Remove ${removing.name}?`}
          description="It does not sign you in any more, and every other device is signed out. Delete it from your device as well, so that it is not offered there."
          fallbackFocus={addButton}
          width="sm"
        >
          <ConfirmationForm
            submitText="Remove"
            pendingText="Removing..."
            isPending={remove.isPending}
            destructive
            onConfirm={(confirmation, onError) =>
              remove.mutate(
                { id: removing.id, confirmation },
                { onSuccess: () => setRemoving(undefined), onError },
              )
            }
            onCancel={() => setRemoving(undefined)}
          />
        </Dialog>
      )}
    </Card>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const timeZone = useTimeZone();
  const lastUse = lastUsedAt
    ? `Last used ${formatDate(lastUsedAt, timeZone)}, ${formatTime(lastUsedAt, timeZone)}`
    : 'Not used yet';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-ink">{name}</p>
        <p className="text-ink-muted text-sm">
          Added {formatDate(createdAt, timeZone)} · {lastUse}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="icon-sm" aria-label={`Rename ${name}`} onClick={onRename}>
          <Pencil aria-hidden="true" />
        </Button>
        <Button variant="secondary" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
