import { DoorOpen } from 'lucide-react';
import { useRegistrationStatus } from '#web/people/sign-in/registration-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { NoticeCard } from '#web/platform/ui/notice-card.tsx';
import { useChooseRegistration } from './use-choose-registration.ts';

/** Warns the owner that registration is open to anybody; renders nothing if it is closed. */
export function OpenRegistrationCard() {
  const isOwner = useUser().data?.isOwner ?? false;
  const status = useRegistrationStatus(isOwner).data;
  const close = useChooseRegistration();
  if (!isOwner || status?.mode !== 'open') return null;
  return (
    <NoticeCard
      label="Open registration"
      icon={DoorOpen}
      tone="warning"
      action={
        !status.isFixed && (
          <Button
            variant="secondary"
            size="sm"
            pending={close.isPending}
            pendingText="Closing..."
            onClick={() => close.mutate('invite')}
          >
            Invitation Only
          </Button>
        )
      }
    >
      <p className="font-medium text-ink">Anyone can open an account here</p>
      <p className="text-ink-muted text-sm">
        {status.isFixed
          ? 'Whoever runs this program decided so (REGISTRATION) and can change it.'
          : 'Once everybody who works here has one, let others in by invitation only.'}
      </p>
    </NoticeCard>
  );
}
