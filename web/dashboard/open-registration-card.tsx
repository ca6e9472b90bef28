import { DoorOpen } from 'lucide-react';
import { useRegistrationStatus } from '#web/auth/registration-queries.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { useChooseRegistration } from '#web/settings/team/use-choose-registration.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Tells the owner that anybody can open an account, until she closes registration; nothing where it is closed. */
export function OpenRegistrationCard() {
  const isOwner = useUser().data?.isOwner ?? false;
  const status = useRegistrationStatus(isOwner).data;
  const close = useChooseRegistration();
  if (!isOwner || status?.mode !== 'open') return null;
  return (
    <Card
      aria-label="Open registration"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 sm:px-5"
    >
      <div className="flex min-w-0 items-center gap-3">
        <span className="inline-flex rounded-lg bg-warning-soft p-2 text-warning-ink">
          <DoorOpen aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-medium text-ink">Anyone can open an account here</p>
          <p className="text-ink-muted text-sm">
            {status.isFixed
              ? 'Whoever runs this program decided so (REGISTRATION) and can change it.'
              : 'Once everybody who works here has one, let others in by invitation only.'}
          </p>
        </div>
      </div>
      {!status.isFixed && (
        <Button
          variant="secondary"
          size="sm"
          pending={close.isPending}
          pendingText="Closing..."
          onClick={() => close.mutate('invite')}
        >
          Invitation only
        </Button>
      )}
    </Card>
  );
}
