export const noteTemplates = ['narrative', 'soap'] as const;
export const noteTemplateLabels: Record<(typeof noteTemplates)[number], string> = {
  narrative: 'Narrative',
  soap: 'SOAP',
};

/** The county's terms for a preschool child's progress in one session. */
export const progressIndicators = ['progress', 'limited-progress', 'no-progress'] as const;
export const progressLabels: Record<(typeof progressIndicators)[number], string> = {
  progress: 'Progress',
  'limited-progress': 'Limited Progress',
  'no-progress': 'No Progress',
};

/** The sections of a SOAP note. A narrative note has only the session's Notes. */
export const soapSections = ['subjective', 'objective', 'assessment', 'planText'] as const;
export const soapSectionLabels: Record<(typeof soapSections)[number], string> = {
  subjective: 'Subjective',
  objective: 'Objective',
  assessment: 'Assessment',
  planText: 'Plan',
};

/** Every section of a note with text about the child; `notes` is the session's own field. */
export const noteSections = ['notes', ...soapSections] as const;
