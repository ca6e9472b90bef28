import { type ReactNode, useState } from 'react';

interface PageStylesProps {
  /** Where the stylesheet is as a file. */
  href: string;
  /** The stylesheet itself; known to the server alone, the browser's copy of this component knows none. */
  text: string;
  children: ReactNode;
}

/**
 * The stylesheet of a page that visitors may open first: it stands in the page, so that the first paint waits for one
 * answer only. Who comes to the page from a screen of the app fetches it as a file, and sees the page once it is there.
 */
export function PageStyles({ href, text, children }: PageStylesProps) {
  const [isInlined] = useState(() => import.meta.env.SSR || isInPage(href));
  const [isThere, setThere] = useState(isInlined);
  return (
    <>
      {isInlined ? (
        // React puts a style with a precedence into the head.
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
