/** How a website page with a form is sent: a `PageHandle` of web/platform/hydration. */
export const pageWithForm = { scripts: 'none', isPublic: true, hasRequestForm: true } as const;
