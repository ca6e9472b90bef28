import { useMatches } from 'react-router';

/** How a page is sent, set in the `handle` of its route or layout. */
export interface PageHandle {
  /** When React starts: with the page, after the first paint, or never. */
  scripts: 'none' | 'now' | 'after paint';
  /** Whether the page is part of the public website; otherwise it is a screen of the signed-in app. */
  isPublic: boolean;
  /** Whether a public page asks search engines not to list it. */
  isUnlisted?: boolean;
  /** Whether the page has a form that is sent to the practice. */
  hasRequestForm?: boolean;
  /** The website stylesheet it uses; by default, that of most pages. */
  sheet?: 'home' | 'contact';
}

const screenOfTheApp: PageHandle = { scripts: 'now', isPublic: false };

/** Returns how the current page is sent: the handle of the innermost route that has one. */
export function usePageHandle(): PageHandle {
  return (
    useMatches()
      .map((match) => match.handle)
      .findLast(isPageHandle) ?? screenOfTheApp
  );
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && 'isPublic' in handle;
}
