import { useMatches } from 'react-router';

/**
 * How a page gets its scripts, said by the route's `handle`: never, once the visitor does something, or
 * at once as the signed-in app needs. Without a word of its own a page follows its layout, and else `now`.
 */
export type PageScripts = 'none' | 'deferred' | 'now';

/** The shape of a page's or layout's `handle` export. */
export interface PageHandle {
  scripts: PageScripts;
}

/** How the page in sight gets its scripts. */
export function usePageScripts(): PageScripts {
  return pageScriptsOf(useMatches().map((match) => match.handle));
}

/** The word of the innermost route that has one. */
export function pageScriptsOf(handles: readonly unknown[]): PageScripts {
  return handles.findLast(isPageHandle)?.scripts ?? 'now';
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle;
}
