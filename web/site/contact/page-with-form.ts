import type { PageHandle } from '#web/hydration/page-scripts.ts';

/** How a page of the website is sent on which the consultation form stands. */
export const pageWithForm: PageHandle = { scripts: 'none', isPublic: true, hasRequestForm: true };
