import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { colors, lightDark } from '#domain/platform/colors.ts';
import { reach, UNREACHABLE } from '#web/platform/api/request.ts';
import { type FailureReport, reportFailure } from './failure-report.ts';

/**
 * The page shown when a screen fails, with the number of its line in the server's log, or that there is no connection.
 * It imports no other UI file, because that may be what failed, and uses the fonts if they are loaded.
 */
export function RootFailure() {
  const error = useRouteError();
  const [{ number, isUnreachable }, setReport] = useState<FailureReport>({});
  useEffect(() => {
    reportFailure(error).then(setReport);
  }, [error]);
  return (
    <main style={{ maxWidth: '34rem', margin: '12vh auto', padding: '0 1.25rem', font: textFont }}>
      <title>Something went wrong</title>
      <FallenBlocks />
      <h1 style={{ margin: 0, font: titleFont, letterSpacing: '-0.02em' }}>Something went wrong</h1>
      <p aria-live="polite" style={{ margin: '1rem 0 0' }}>
        {isUnreachable
          ? `${UNREACHABLE} What was saved before is safe.`
          : 'This page could not be shown. What was saved before is safe. Please try it once more.'}
      </p>
      <p
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '0.5rem 1.5rem',
          margin: '2rem 0',
        }}
      >
        <button type="button" onClick={tryAgain} style={retryStyle}>
          Try Again
        </button>
        <a href="/" style={homeLinkStyle}>
          Go to the home page
        </a>
      </p>
      <p aria-live="polite" style={{ margin: 0, fontSize: '1rem', color: lightDark(colors.inkMuted) }}>
        {number && (
          <>
            If it stays like this, tell us this number:{' '}
            <strong style={{ display: 'inline-block' }}>{number}</strong>
          </>
        )}
      </p>
      {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
    </main>
  );
}

/** Loads the page anew. Without a connection this page stays: the browser would show one of its own instead. */
async function tryAgain(): Promise<void> {
  try {
    await reach(location.href, { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {
    // The reason is on the page.
  }
}

/** The practice's logo, fallen apart. */
function FallenBlocks() {
  return (
    <svg viewBox="0 0 64 32" aria-hidden="true" width="80" height="40" style={{ marginBottom: '1.5rem' }}>
      <rect x="2" y="17" width="13" height="13" rx="3" style={{ fill: lightDark(colors.primary) }} />
      <circle cx="26" cy="23.5" r="6.5" style={{ fill: lightDark(colors.sun) }} />
      <rect
        x="44"
        y="17"
        width="12"
        height="12"
        rx="3"
        transform="rotate(32 50 23)"
        style={{ fill: lightDark(colors.accent) }}
      />
    </svg>
  );
}

const textFont = "1.125rem/1.6 'Figtree Variable', system-ui, sans-serif";
const titleFont = "600 clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem)/1.14 'Fraunces Variable', Georgia, serif";

const homeLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  color: lightDark(colors.primary),
  fontSize: '1rem',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25rem',
} as const;

const retryStyle = {
  minHeight: '3rem',
  padding: '0 1.5rem',
  border: 0,
  borderRadius: '0.5rem',
  font: "600 1rem 'Figtree Variable', system-ui, sans-serif",
  color: lightDark(colors.onPrimary),
  background: lightDark(colors.primary),
  cursor: 'pointer',
} as const;
