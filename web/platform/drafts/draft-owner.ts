import { createContext } from 'react';

/** The id of the signed-in user, whose forms are saved on this device while they are filled in; 0 for nobody. */
export const DraftOwnerContext = createContext(0);
