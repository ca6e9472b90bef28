import { Archive } from 'lucide-react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useUpdateClient } from './client-queries.ts';
import { useShownName } from './shown-names.ts';

interface ClientDeleteDialogProps {
  client: Client;
  open: boolean;
  isDeleting: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: () => void;
}

/**
 * Confirms the deletion of a client, names the records that are deleted, and offers to make the client inactive
 * instead.
 */
export function ClientDeleteDialog({
  client,
  open,
  isDeleting,
  onOpenChange,
  onDelete,
}: ClientDeleteDialogProps) {
  const shownName = useShownName();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${shownName(client)}?`}
      description="All of the client's sessions, assessments and invoices are deleted too, and so are the annual records. Tasks stay on your list, without the client."
      confirmText="Delete Client"
      pendingText="Deleting..."
      pending={isDeleting}
      onConfirm={onDelete}
    >
      {client.status === 'active' && (
        <InactiveInstead client={client} isDeleting={isDeleting} onDone={() => onOpenChange(false)} />
      )}
    </AlertDialog>
  );
}

interface InactiveInsteadProps {
  client: Client;
  isDeleting: boolean;
  onDone: () => void;
}

function InactiveInstead({ client: { id, updatedAt }, isDeleting, onDone }: InactiveInsteadProps) {
  const update = useUpdateClient(id);
  return (
    <div className="rounded-lg border border-line p-4">
      <p className="text-sm">
        An inactive client keeps everything and is no longer offered for new sessions. It can be changed back
        at any time.
      </p>
      <Button
        variant="secondary"
        pending={update.isPending}
        pendingText="Updating..."
        disabled={isDeleting}
        onClick={() => update.mutate({ status: 'inactive', updatedAt }, { onSettled: onDone })}
        className="mt-3 max-sm:w-full"
      >
        <Archive aria-hidden="true" />
        Make Inactive Instead
      </Button>
    </div>
  );
}
