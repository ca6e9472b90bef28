import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LinksFunction } from 'react-router';
import { recoveryRefusals } from '#domain/users/recovery.ts';
import { queryClient } from '#web/api/query-client.ts';
import { refusalOf } from '#web/api/request.ts';
import { PracticeMark } from '#web/layouts/practice-mark.tsx';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { usePublicIdentity } from '#web/site/public-identity-context.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import appStyles from '../app.css?url';
import { RecoveryForm } from './recovery-form.tsx';
import { useRecover, useRecoveringAccount } from './recovery-queries.ts';

export const handle = { scripts: 'now' };

export const meta = practiceTitle('Choose a new password');

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: appStyles }];

/** Where a link from the server's console leads: whoever opens it chooses a new password. */
export default function RecoveryPage() {
  const { practiceName } = usePublicIdentity();
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main" className="flex min-h-dvh flex-col bg-canvas px-4 py-6 sm:px-10">
        <a href="/" className="inline-flex min-h-11 items-center gap-2.5 self-start rounded-md">
          <PracticeMark />
          <span className="font-display font-semibold text-lg tracking-tight">{practiceName}</span>
        </a>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-8">
          <h1 className="mb-6 font-display font-semibold text-headline">Choose a new password</h1>
          <Recovery />
        </div>
      </main>
      <Toaster />
    </QueryClientProvider>
  );
}

function Recovery() {
  const token = useToken();
  const account = useRecoveringAccount(token);
  const recover = useRecover();
  const refusal = refusalOf(account.error, 404) ?? refusalOf(account.error, 410);
  if (token === '' || refusal !== undefined) return <Refused reason={refusal ?? recoveryRefusals.wrong} />;
  if (recover.isSuccess) return <Recovered />;
  if (account.data) {
    return (
      <RecoveryForm
        account={account.data}
        isSaving={recover.isPending}
        onSave={(newPassword) => recover.mutate({ token: token ?? '', newPassword })}
      />
    );
  }
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
        Go to the sign-in page
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
        Sign in with it
      </ButtonLink>
    </Card>
  );
}

/** The secret of the link: behind the #, which browsers send to nobody. Undefined until the page knows its address. */
function useToken(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash.slice(1),
    () => undefined,
  );
}
