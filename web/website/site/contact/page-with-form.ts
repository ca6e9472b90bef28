/** How a page of the website is sent on which a form to the practice stands: a `PageHandle` of web/platform/hydration. */
export const pageWithForm = { scripts: 'none', isPublic: true, hasRequestForm: true } as const;
