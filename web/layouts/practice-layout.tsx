import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LinksFunction, Navigate, Outlet, useLocation } from 'react-router';
import { queryClient } from '#web/api/query-client.ts';
import { signInPathFor } from '#web/auth/return-path.ts';
import { useLogout, useUser } from '#web/auth/user-queries.ts';
import { practiceSettingsQuery } from '#web/practice/practice-settings-queries.ts';
import { usePublicIdentity } from '#web/site/public-identity-context.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import appStyles from '../app.css?url';
import { PracticeFrame } from './practice-frame.tsx';
import { PracticeHeader } from './practice-header.tsx';

/** The signed-in app needs its scripts at once: the server sends it nothing but a spinner. */
export const handle = { scripts: 'now' };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: appStyles }];

/** The frame of every signed-in page; who is not signed in goes to the sign-in page and comes back here. */
export default function PracticeLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInPages />
      <Toaster />
    </QueryClientProvider>
  );
}

function SignedInPages() {
  const user = useUser();
  const settings = useQuery({ ...practiceSettingsQuery, enabled: Boolean(user.data) });
  const logout = useLogout();
  const { practiceName } = usePublicIdentity();
  const { pathname, search } = useLocation();

  if (user.isPending) return <WholeScreen content={<Spinner label="Loading your practice" />} />;
  if (user.isError) {
    return (
      <WholeScreen content={<ErrorState message={user.error.message} onRetry={() => user.refetch()} />} />
    );
  }
  if (!user.data) return <Navigate to={signInPathFor(`${pathname}${search}`)} replace />;

  if (settings.isPending) return <WholeScreen content={<Spinner label="Loading your practice" />} />;
  if (settings.isError) {
    return (
      <WholeScreen
        content={<ErrorState message={settings.error.message} onRetry={() => settings.refetch()} />}
      />
    );
  }

  const header = (
    <PracticeHeader
      productName={practiceName}
      fullName={user.data.fullName}
      isLoggingOut={logout.isPending}
      onLogout={() => logout.mutate()}
    />
  );
  return (
    <PracticeFrame header={header}>
      <Outlet />
    </PracticeFrame>
  );
}

function WholeScreen({ content }: { content: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center bg-canvas p-6">{content}</main>;
}
