import type { LinksFunction } from 'react-router';
import { recoveryRefusals } from '#domain/people/sign-in/recovery.ts';
import { refusalOf } from '#web/platform/api/request.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import appStyles from '#web/platform/styles/app.css?url';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { Spinner } from '#web/platform/ui/spinner.tsx';
import { LinkPage } from './link-page.tsx';
import { useLinkToken } from './link-token.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { useRecover, useRecoveringAccount } from './recovery-queries.ts';

export const handle = { scripts: 'now', isPublic: false };

export const meta = practiceTitle('Choose a New Password');

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: appStyles }];

/** The page of a recovery link, where a new password is chosen. */
export default function RecoveryPage() {
  return (
    <LinkPage title="Choose a New Password">
      <Recovery />
    </LinkPage>
  );
}

function Recovery() {
  const token = useLinkToken();
  const account = useRecoveringAccount(token);
  const recover = useRecover();
  const refusal = [404, 410, 403]
    .map((status) => refusalOf(account.error, status))
    .find((text) => text !== undefined);
  if (token === '' || refusal !== undefined) return <Refused reason={refusal ?? recoveryRefusals.wrong} />;
  if (recover.isSuccess) return <Recovered />;
  if (account.data) return <RecoveryForm account={account.data} token={token ?? ''} recover={recover} />;
  return account.isError ? (
    <ErrorState message={account.error.message} onRetry={() => account.refetch()} />
  ) : (
    <Spinner label="Looking at your link" />
  );
}

function Refused({ reason }: { reason: string }) {
  return (
    <Card className="p-6">
      <p role="alert" className="font-medium text-ink">
        {reason}.
      </p>
      <p className="mt-2 text-ink-muted">
        Whoever runs this program for your practice can make you a link at any time.
      </p>
      <ButtonLink to="/auth" reloadDocument variant="secondary" className="mt-5">
        Go to the Sign-In Page
      </ButtonLink>
    </Card>
  );
}

function Recovered() {
  return (
    <Card className="p-6">
      <p role="status" className="font-medium text-ink">
        Your new password is in place, and every device has been signed out.
      </p>
      <ButtonLink to="/auth" reloadDocument className="mt-5">
        Sign In with It
      </ButtonLink>
    </Card>
  );
}
