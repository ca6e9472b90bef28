import { type ReactNode, useState } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { languageOfPath } from '#domain/platform/site-language.ts';
import { HeadScripts } from '#web/platform/hydration/head-scripts.tsx';
import { NeedsScripts } from '#web/platform/hydration/needs-scripts.tsx';
import { usePageHandle } from '#web/platform/hydration/page-scripts.ts';
import { RootFailure } from '#web/platform/hydration/root-failure.tsx';
import { usePageViews } from '#web/platform/hydration/use-page-views.ts';
import { defaultMeta } from '#web/website/site/default-meta.ts';
import { loadSiteFacts } from '#web/website/site/site-facts-loader.ts';

export const loader = loadSiteFacts;
export const meta = defaultMeta;
export const ErrorBoundary = RootFailure;

/** The practice does not change during a visit; every navigation would request it again. */
export const shouldRevalidate = () => false;

export const links: LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/** The document around every page. Its `handle` decides which scripts it has. */
export function Layout({ children }: { children: ReactNode }) {
  const page = usePageHandle();
  // The browser runs only the scripts of the first page; React ignores changes for the next one.
  const [sent] = useState(page);
  const isTranslatable = page.scripts === 'none';
  const language = languageOfPath(useLocation().pathname);
  return (
    // The app uses its fonts at once; on public pages the look starter adds them.
    <html
      lang={`${language}-US`}
      // A translating browser replaces the texts that React changes, and the app or its sign-in page would stop. The
      // website can be translated.
      translate={isTranslatable ? undefined : 'no'}
      data-fonts={page.isPublic ? undefined : ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!isTranslatable && <meta name="google" content="notranslate" />}
        <Meta />
        <Links />
        <HeadScripts page={sent} />
      </head>
      <body>
        {sent.scripts !== 'none' && <NeedsScripts />}
        {children}
        {sent.scripts !== 'none' && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  usePageViews();
  return <Outlet />;
}
