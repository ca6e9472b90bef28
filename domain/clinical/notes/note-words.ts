export const noteTemplates = ['narrative', 'soap'] as const;
export const noteTemplateLabels: Record<(typeof noteTemplates)[number], string> = {
  narrative: 'Narrative',
  soap: 'SOAP',
};

/** The county's words for how a preschool child did in one session. */
export const progressIndicators = ['progress', 'limited-progress', 'no-progress'] as const;
export const progressLabels: Record<(typeof progressIndicators)[number], string> = {
  progress: 'Progress',
  'limited-progress': 'Limited Progress',
  'no-progress': 'No Progress',
};

/** The sections of a SOAP note. A narrative one has the session's own notes alone. */
export const soapSections = ['subjective', 'objective', 'assessment', 'planText'] as const;
export const soapSectionLabels: Record<(typeof soapSections)[number], string> = {
  subjective: 'Subjective',
  objective: 'Objective',
  assessment: 'Assessment',
  planText: 'Plan',
};

/** Every part of a note that holds words about the child; `notes` are the session's own. */
export const noteSections = ['notes', ...soapSections] as const;
