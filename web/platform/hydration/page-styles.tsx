import { type ReactNode, useState } from 'react';

interface PageStylesProps {
  /** The path of the stylesheet's file. */
  href: string;
  /** The stylesheet's text, only on the server; the browser's copy of this component has none. */
  text: string;
  children: ReactNode;
}

/**
 * The stylesheet of a page that visitors may open first: inlined, so that the first paint needs one request only.
 * When navigating from a screen of the app, it is loaded as a file before the page is shown.
 */
export function PageStyles({ href, text, children }: PageStylesProps) {
  const [isInlined] = useState(() => import.meta.env.SSR || isInPage(href));
  const [isThere, setThere] = useState(isInlined);
  return (
    <>
      {isInlined ? (
        // React moves styles with a precedence into the head.
        <style href={href} precedence="page">
          {text}
        </style>
      ) : (
        <link rel="stylesheet" href={href} onLoad={() => setThere(true)} onError={() => setThere(true)} />
      )}
      {isThere && children}
    </>
  );
}

function isInPage(href: string): boolean {
  return document.querySelector(`style[data-href="${href}"]`) !== null;
}
