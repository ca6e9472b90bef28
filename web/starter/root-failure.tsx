import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { reportFailure } from './failure-report.ts';

/**
 * What people see when a screen broke, with the number under which the server's log has it. It stands on no other
 * file of the look, which may be what broke.
 */
export function RootFailure() {
  const error = useRouteError();
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    reportFailure(error).then(setNumber);
  }, [error]);
  return (
    <main
      style={{ maxWidth: '34rem', margin: '12vh auto', padding: '0 1.5rem', font: '1.125rem/1.6 system-ui' }}
    >
      <title>Something went wrong</title>
      <h1 style={{ font: '600 2.25rem/1.2 Georgia, serif', letterSpacing: '-0.015em' }}>
        Something went wrong
      </h1>
      <p style={{ marginTop: '1rem' }}>
        This page could not be shown. What was saved before is safe. Please try it once more.
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem 1.5rem', margin: '2rem 0' }}>
        <button type="button" onClick={() => location.reload()} style={retryStyle}>
          Try again
        </button>
        <a href="/" style={{ alignSelf: 'center', padding: '0.6rem 0', textDecoration: 'underline' }}>
          Go to the home page
        </a>
      </p>
      <p aria-live="polite">
        {number && (
          <>
            If it stays like this, tell us this number: <strong>{number}</strong>
          </>
        )}
      </p>
      {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
    </main>
  );
}

const retryStyle = {
  minHeight: '3rem',
  padding: '0 1.5rem',
  border: 0,
  borderRadius: '0.5rem',
  font: '600 1rem system-ui',
  color: 'light-dark(#fff, #08302c)',
  background: 'light-dark(#0f635e, #74ccbe)',
} as const;
