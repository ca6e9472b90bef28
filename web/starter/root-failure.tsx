import { useRouteError } from 'react-router';

/**
 * What people see when a screen broke. It stands on no other file of the look, which may be what broke.
 */
export function RootFailure() {
  const error = useRouteError();
  return (
    <main
      style={{ maxWidth: '34rem', margin: '12vh auto', padding: '0 1.5rem', font: '1.125rem/1.6 system-ui' }}
    >
      <title>Something went wrong</title>
      <h1 style={{ fontSize: '1.75rem', lineHeight: 1.25 }}>Something went wrong</h1>
      <p>This page could not be shown. What was saved before is safe. Please try it once more.</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>{' '}
        or <a href="/">go to the home page</a>.
      </p>
      {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
    </main>
  );
}
