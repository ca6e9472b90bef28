import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { type LinksFunction, Navigate, Outlet, useLocation } from 'react-router';
import type { User } from '#domain/people/users/user.ts';
import { usePracticeContact } from '#web/people/practice/practice-contact.ts';
import { practiceSettingsQuery } from '#web/people/practice/practice-settings-queries.ts';
import { preferencesQuery } from '#web/people/practice/preferences-queries.ts';
import { IdleSignOut } from '#web/people/sign-in/idle-sign-out.tsx';
import { signInPathFor } from '#web/people/sign-in/return-path.ts';
import { SignInAgain } from '#web/people/sign-in/sign-in-again.tsx';
import { useGuardedSignIn } from '#web/people/sign-in/use-guarded-sign-in.ts';
import { useLogout, useUser } from '#web/people/sign-in/user-queries.ts';
import { draftKeyQuery } from '#web/platform/api/draft-key-query.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { useEndOfSignIn } from '#web/platform/api/sign-in-gate.ts';
import { DraftOwnerContext } from '#web/platform/drafts/draft-owner.ts';
import { dropFormDrafts } from '#web/platform/drafts/form-drafts.ts';
import { SavingAnnouncement } from '#web/platform/drafts/saving-announcement.tsx';
import { OfflineChip } from '#web/platform/layouts/offline-chip.tsx';
import { useVisitedPages } from '#web/platform/navigation/visited-pages.ts';
import appStyles from '#web/platform/styles/app.css?url';
import { DetachableContent } from '#web/platform/ui/detachable-content.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { Spinner } from '#web/platform/ui/spinner.tsx';
import { Toaster } from '#web/platform/ui/toaster.tsx';
import { hasUnsavedForms } from '#web/platform/ui/unsaved-forms.ts';
import { useIsStarted } from '#web/platform/ui/use-is-started.ts';
import { askForFirstRecords } from './first-records.ts';
import { PracticeFrame } from './frame/practice-frame.tsx';
import { PracticeHeader } from './frame/practice-header.tsx';
import { pageLabelOf } from './frame/practice-pages.ts';
import { useLiveRecords } from './frame/use-live-records.ts';
import { Palette } from './palette/palette.tsx';

// Loaded separately, because few users need it once.
const SecondFactorSetup = lazy(async () => {
  const { SecondFactorSetup } = await import('#web/people/two-factor/second-factor-setup.tsx');
  return { default: SecondFactorSetup };
});

// Loaded separately, because it is seldom shown.
const CompetingNotesLink = lazy(async () => {
  const { CompetingNotesLink } = await import('#web/clinical/notes/competing-notes-link.tsx');
  return { default: CompetingNotesLink };
});

// Begun with the scripts: React needs as long to start as the server to answer.
if (typeof document !== 'undefined') void askForFirstRecords();

/** The signed-in app needs its scripts at once: the server only sends a spinner. */
export const handle = { scripts: 'now', isPublic: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: appStyles }];

/** The layout of every signed-in page; visitors go to the sign-in page and come back here. */
export default function PracticeLayout() {
  return <SignedInApp />;
}

/** React Router renders the layout anew with each page. What surrounds the page stays as it is, so it must not know the address. */
const SignedInApp = memo(function SignedInApp() {
  const isEnded = useEndOfSignIn() !== undefined;
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInPages />
      {!isEnded && <Toaster />}
    </QueryClientProvider>
  );
});

function SignedInPages() {
  const isStarted = useIsStarted();
  const user = useUser();
  // Kept until the page is reopened: the recovery codes must not be replaced by the app while they are shown.
  const [isSettingUp, setSettingUp] = useState(false);
  if (user.data?.needsSecondFactor && !isSettingUp && !hasUnsavedForms()) setSettingUp(true);
  const isSignedIn = Boolean(user.data) && !user.data?.needsSecondFactor;
  const settings = useQuery({ ...practiceSettingsQuery, enabled: isSignedIn });
  const preferences = useQuery({ ...preferencesQuery, enabled: isSignedIn });
  const drafts = useQuery({ ...draftKeyQuery(user.data?.id ?? 0), enabled: isSignedIn });

  // The page from the server shows this too, whatever has been loaded by then.
  const loading = <WholeScreen content={<Spinner label="Loading your practice" />} />;
  if (!isStarted) return loading;
  // The page stays visible if a refetch fails, for example while offline.
  if (user.data === null) return <ToSignIn />;
  if (user.data && isSettingUp) return <PracticePages user={user.data} isSettingUp />;
  if (user.data && settings.data && preferences.data && drafts.data)
    return <PracticePages user={user.data} />;
  const failed = [user, settings, preferences, drafts].filter(({ isError }) => isError);
  if (failed[0]?.error) {
    const retry = () => Promise.all(failed.map((query) => query.refetch()));
    return <WholeScreen content={<ErrorState message={failed[0].error.message} onRetry={retry} />} />;
  }
  return loading;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInPathFor(`${pathname}${search}`)} replace />;
}

function PracticePages({ user, isSettingUp = false }: { user: User; isSettingUp?: boolean }) {
  const logout = useLogout();
  const isEnded = useEndOfSignIn() !== undefined;
  const isLeaving = logout.isPending || logout.isSuccess;
  useGuardedSignIn(user.id);
  useLiveRecords(user.id, !isLeaving && !isEnded && !isSettingUp);

  function logOut(): void {
    dropFormDrafts(user.id);
    logout.mutate();
  }

  const header = (
    <PracticeHeader
      productName={<PracticeName />}
      fullName={user.fullName}
      isLoggingOut={logout.isPending}
      onLogout={logOut}
      hasMenu={!isSettingUp}
    >
      {!isSettingUp && <Palette onLogOut={logOut} />}
    </PracticeHeader>
  );
  return (
    <DraftOwnerContext value={user.id}>
      <DetachableContent isDetached={isEnded}>
        <PracticeFrame header={header} hasMenu={!isSettingUp}>
          {isSettingUp ? (
            <Suspense fallback={<Spinner label="Loading" />}>
              <SecondFactorSetup username={user.username} />
            </Suspense>
          ) : (
            <Outlet />
          )}
          {!isSettingUp && (
            <Suspense>
              <CompetingNotesLink />
            </Suspense>
          )}
          {!isLeaving && !isEnded && <IdleSignOut onLogOut={() => logout.mutate()} />}
          <OfflineChip />
          <SavingAnnouncement />
        </PracticeFrame>
      </DetachableContent>
      <SignInAgain user={user} />
      <VisitedPages userId={user.id} />
    </DraftOwnerContext>
  );
}

function PracticeName() {
  return usePracticeContact().practiceName;
}

function VisitedPages({ userId }: { userId: number }) {
  useVisitedPages(userId, pageLabelOf);
  return null;
}

function WholeScreen({ content }: { content: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center bg-canvas p-6">{content}</main>;
}
