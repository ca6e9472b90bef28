import { QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePracticeContact } from '#web/people/practice/practice-contact.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { PageStyles } from '#web/platform/hydration/page-styles.tsx';
import { PracticeMark } from '#web/platform/navigation/practice-mark.tsx';
import { Spinner } from '#web/platform/ui/spinner.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/platform/ui/tabs.tsx';
import { Toaster } from '#web/platform/ui/toaster.tsx';
import { useIsStarted } from '#web/platform/ui/use-is-started.ts';
import { AuthMarketingPanel } from './auth-marketing-panel.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { isAfterIdleTime, returnPathFrom } from './return-path.ts';
import { SecondStepForm } from './second-step-form.tsx';
import authStyles from './sign-in.css?inline';
import authStylesFile from './sign-in.css?url';
import { isSurelySignedOut } from './signed-out-page.ts';
import { useUser } from './user-queries.ts';

/** The page for signing in or opening an account. Signed-in users are redirected. */
export function AuthPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <PageStyles href={authStylesFile} text={import.meta.env.SSR ? authStyles : ''}>
        <SignIn />
        <Toaster />
      </PageStyles>
    </QueryClientProvider>
  );
}

function SignIn() {
  const { practiceName } = usePracticeContact();
  const { search } = useLocation();
  const user = useUser(import.meta.env.SSR || !isSurelySignedOut());
  // The server-rendered page has not checked the sign-in yet, and may be read long before it does. The forms are then
  // rendered in small steps.
  const isStarted = useDeferredValue(useIsStarted());
  const [tab, setTab] = useState('login');
  const [needsCode, setNeedsCode] = useState(false);
  // An invitation link opens the registration form; the server-rendered page does not know the query yet.
  useEffect(() => {
    if (new URLSearchParams(search).has('invite')) setTab('register');
  }, [search]);
  if (user.data) return <Navigate to={returnPathFrom(search)} replace />;

  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <main id="main" className="flex flex-col px-4 py-6 sm:px-10">
        <div className="flex items-center justify-between gap-3">
          <a href="/" className="inline-flex min-h-11 items-center gap-2.5 rounded-md">
            <PracticeMark />
            <span className="font-display font-semibold text-lg tracking-tight">{practiceName}</span>
          </a>
          {/* Placed at the top, so that nothing moves under the pointer. */}
          {isStarted && user.isLoading && <Spinner label="Checking whether you are signed in" />}
        </div>
        <div className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-center py-6">
          <h1 className="font-display font-semibold text-headline">
            Welcome to <span className="inline-block">{practiceName}</span>
          </h1>
          <p className="mt-2 text-ink-muted text-lg">Sign in to access your therapist dashboard.</p>
          {isStarted && isAfterIdleTime(search) && (
            <p role="status" className="mt-4 rounded-lg bg-info-soft px-4 py-3 text-info-ink">
              You were signed out because nobody used the app for a while. Sign in to go on where you were.
            </p>
          )}
          {!isStarted && <FormPlaceholder />}
          {isStarted &&
            (needsCode ? (
              <div className="mt-6">
                <SecondStepForm onStartOver={() => setNeedsCode(false)} />
              </div>
            ) : (
              <Tabs value={tab} onValueChange={setTab} className="mt-5">
                <TabList aria-label="Sign in or create an account">
                  <Tab value="login">Login</Tab>
                  <Tab value="register">Register</Tab>
                </TabList>
                <TabPanel value="login">
                  <LoginForm
                    onRegisterInstead={() => setTab('register')}
                    onCodeNeeded={() => setNeedsCode(true)}
                  />
                  <ForgottenPassword />
                </TabPanel>
                <TabPanel value="register">
                  <RegisterForm onSignInInstead={() => setTab('login')} />
                </TabPanel>
              </Tabs>
            ))}
        </div>
      </main>
      <AuthMarketingPanel />
    </div>
  );
}

/** A placeholder for the form until React has started, so that no input is lost and nothing moves. */
function FormPlaceholder() {
  return (
    <div className="relative mt-5">
      <Spinner label="Loading" className="absolute inset-x-0 top-24" />
      <div className="invisible">
        <div className="mb-5 h-13.5 md:h-11.5" />
        <LoginForm onRegisterInstead={ignore} onCodeNeeded={ignore} />
        <ForgottenPassword />
      </div>
    </div>
  );
}

function ignore() {}
