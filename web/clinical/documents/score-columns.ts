/** The columns of a row of scores, with their headings. */
export const scoreColumns = [
  ['test', 'Test'],
  ['subtest', 'Subtest'],
  ['raw', 'Raw'],
  ['standard', 'Standard'],
  ['percentile', 'Percentile'],
  ['ageEquivalent', 'Age Equivalent'],
  ['descriptor', 'Descriptor'],
] as const;
