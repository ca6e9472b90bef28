import type { TeamMember } from '#domain/people/team/team-member.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { type AccessChange, useChangeAccess } from './team-queries.ts';

interface AccessDialogProps {
  change: AccessChange;
  therapist: TeamMember;
  onClose: () => void;
}

const questions = {
  'end-sign-ins': {
    title: (name: string) => `Sign ${name} out?`,
    description: 'On every device. Whoever knows the password, and a code where it is on, can sign in again.',
    submitText: 'Sign Out',
    pendingText: 'Signing out...',
  },
  disable: {
    title: (name: string) => `Disable the account of ${name}?`,
    description:
      'Nobody can sign in to it until you enable it, and every device is signed out. Its records stay as they are: disabling it lets nobody else read them, you neither.',
    submitText: 'Disable Account',
    pendingText: 'Disabling...',
  },
  confirm: {
    title: (name: string) => `Confirm the account of ${name}?`,
    description:
      'The account opened itself, and does not read your tax ID, NPI and payment instructions until you confirm that it is of your practice.',
    submitText: 'Confirm Account',
    pendingText: 'Confirming...',
  },
  enable: {
    title: (name: string) => `Enable the account of ${name}?`,
    description: 'Signing in works again, and leads to the records as they were left.',
    submitText: 'Enable Account',
    pendingText: 'Enabling...',
  },
};

/** Explains a change of a colleague's access and asks for the owner's password. */
export function AccessDialog({ change, therapist, onClose }: AccessDialogProps) {
  const mutation = useChangeAccess(therapist);
  const { title, description, submitText, pendingText } = questions[change];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title(therapist.fullName)}
      description={description}
      width="sm"
    >
      <ConfirmationForm
        submitText={submitText}
        pendingText={pendingText}
        isPending={mutation.isPending}
        destructive={change === 'disable' || change === 'end-sign-ins'}
        onConfirm={(confirmation, onError) =>
          mutation.mutate({ change, confirmation }, { onSuccess: onClose, onError })
        }
        onCancel={onClose}
      />
    </Dialog>
  );
}
