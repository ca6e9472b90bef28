import { AlertDialog } from '#web/ui/alert-dialog.tsx';

interface ClientDeleteDialogProps {
  name: string;
  open: boolean;
  isDeleting: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: () => void;
}

/** Asks before a client goes, and says what goes along. */
export function ClientDeleteDialog({
  name,
  open,
  isDeleting,
  onOpenChange,
  onDelete,
}: ClientDeleteDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      description="All of the client's sessions, assessments and invoices are deleted too, and so are the annual records. Tasks stay on your list, without the client."
      confirmText="Delete Client"
      pendingText="Deleting..."
      pending={isDeleting}
      onConfirm={onDelete}
    />
  );
}
