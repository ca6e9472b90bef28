/** The marks of a New York district's progress reports, and one of our own for a goal that was not begun. */
export const defaultProgressCodes = [
  { code: 'A', label: 'Achieved' },
  { code: 'PS', label: 'Progressing Satisfactorily (expected to achieve)' },
  { code: 'PG', label: 'Progressing Gradually (less than anticipated, may still achieve)' },
  { code: 'PI', label: 'Progressing Inconsistently (may not achieve)' },
  { code: 'NA', label: 'Not Achieved' },
  { code: 'SC', label: 'See Comments' },
  { code: 'NI', label: 'Not Introduced' },
];
