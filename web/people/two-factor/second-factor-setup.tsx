import { CircleCheck } from 'lucide-react';
import { usePasskeys } from '#web/people/passkeys/passkey-queries.ts';
import { PasskeysCard } from '#web/people/passkeys/passkeys-card.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { useTwoFactor } from './two-factor-queries.ts';

/** Replaces every page until the account has the required second factor. */
export function SecondFactorSetup({ username }: { username: string }) {
  const hasApp = useTwoFactor().data?.turnedOnAt != null;
  const hasPasskey = (usePasskeys().data?.length ?? 0) > 0;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Set Up a Second Factor"
        description="Your practice requires one of everybody, so that a password that somebody finds out opens no child's record. Choose an authenticator app or a passkey: everything opens right after."
      />
      <div className="flex flex-col gap-6">
        {(hasApp || hasPasskey) && <SetUp />}
        <TwoFactorCard username={username} />
        <PasskeysCard username={username} />
      </div>
    </div>
  );
}

function SetUp() {
  return (
    <Card role="status">
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="flex items-center gap-2.5 font-medium text-ink">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-ink" />
          Your second factor is set up.
        </p>
        {/* The requested page is loaded again, now that it may be read. */}
        <Button onClick={() => window.location.reload()}>Go to My Records</Button>
      </CardBody>
    </Card>
  );
}
