/** What becomes of a note that is kept. */
export const noteStates = ['draft', 'signed', 'withdrawn'] as const;

/** How far the note of a session is: `none` where nothing is kept of it. */
export const noteStatuses = ['none', ...noteStates] as const;
