import { createContext } from 'react';

/**
 * The id of the element that names the child of a note, on a page with several notes; it distinguishes goals
 * with the same name. Undefined on a single child's page.
 */
export const ChildLabelContext = createContext<string | undefined>(undefined);
