import { useNavigate } from 'react-router';
import type { User } from '#domain/people/users/user.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useTransferOwnership } from './team-queries.ts';

interface OwnershipDialogProps {
  newOwner: User;
  open: boolean;
  onClose: () => void;
}

/** Explains the transfer of the practice and asks for the confirmation. */
export function OwnershipDialog({ newOwner, open, onClose }: OwnershipDialogProps) {
  const navigate = useNavigate();
  const transfer = useTransferOwnership(newOwner);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Make ${newOwner.fullName} the owner?`}
      width="sm"
    >
      <ul className="mb-5 list-disc space-y-1.5 pl-5 text-ink-muted text-sm">
        <li>
          From then on {newOwner.fullName} edits the website and the practice settings, reads the inquiries,
          invites therapists and restores sealed records. You no longer do.
        </li>
        <li>
          You keep your account, your clients and everything in your caseload. Neither sees the other's.
        </li>
        <li>Only {newOwner.fullName} can give it back.</li>
      </ul>
      <ConfirmationForm
        submitText="Make Owner"
        pendingText="Handing over..."
        isPending={transfer.isPending}
        destructive
        onConfirm={(confirmation, onError) =>
          transfer.mutate(confirmation, { onSuccess: () => navigate('/settings'), onError })
        }
        onCancel={onClose}
      />
    </Dialog>
  );
}
