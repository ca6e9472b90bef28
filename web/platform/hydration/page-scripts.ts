import { useMatches } from 'react-router';

/** How a page is sent, said by the `handle` of its route, or of the layout around it. */
export interface PageHandle {
  /** Whether React starts with the page, once the page is painted, or never comes to it. */
  scripts: 'none' | 'now' | 'after paint';
  /** Whether anybody may open the page, as part of the website; else it is a screen of the signed-in app. */
  isPublic: boolean;
  /** Whether a form stands on it that is sent to the practice. */
  hasRequestForm?: boolean;
  /** Which of the website's stylesheets it carries; the one of most pages unless stated. */
  sheet?: 'home' | 'contact';
}

const screenOfTheApp: PageHandle = { scripts: 'now', isPublic: false };

/** How the page in sight is sent: the word of the innermost route that has one. */
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
