/** The sections of a note that a phrase can belong to: Notes, or one of the four of SOAP. */
export const phraseSections = ['notes', 'subjective', 'objective', 'assessment', 'plan'] as const;
export type PhraseSection = (typeof phraseSections)[number];

export const phraseSectionLabels: Record<PhraseSection, string> = {
  notes: 'Notes',
  subjective: 'Subjective',
  objective: 'Objective',
  assessment: 'Assessment',
  plan: 'Plan',
};
