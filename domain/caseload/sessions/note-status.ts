/** The states of a stored note. */
export const noteStates = ['draft', 'signed', 'withdrawn'] as const;

/** The status of a session's note: `none` if nothing is written; otherwise a draft until it is signed. */
export const noteStatuses = ['none', ...noteStates] as const;
export type NoteStatus = (typeof noteStatuses)[number];
