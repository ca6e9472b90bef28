/** The parts of a note that a phrase can be for: its Notes, or one of the four of SOAP. */
export const phraseSections = ['notes', 'subjective', 'objective', 'assessment', 'plan'] as const;
