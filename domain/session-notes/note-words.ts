export const noteTemplates = ['narrative', 'soap'] as const;

/** The county's words for how a preschool child did in one session. */
export const progressIndicators = ['progress', 'limited-progress', 'no-progress'] as const;

/** The sections of a SOAP note. A narrative one has the session's own notes alone. */
const soapSections = ['subjective', 'objective', 'assessment', 'planText'] as const;

/** Every part of a note that holds words about the child; `notes` are the session's own. */
export const noteSections = ['notes', ...soapSections] as const;
