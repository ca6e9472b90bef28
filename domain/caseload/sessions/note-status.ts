/** What becomes of a note that is kept. */
export const noteStates = ['draft', 'signed', 'withdrawn'] as const;

/** How far the note of a session is: `none` while nothing of it is written. What is written is a draft until it is signed. */
export const noteStatuses = ['none', ...noteStates] as const;
export type NoteStatus = (typeof noteStatuses)[number];
