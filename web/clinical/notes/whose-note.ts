import { createContext } from 'react';

/**
 * The id of what names the child of a note, on a page with the notes of several: two goals of one name are told apart by it.
 * Nothing where the whole page is one child's.
 */
export const WhoseNoteContext = createContext<string | undefined>(undefined);
