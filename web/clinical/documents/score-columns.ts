/** What a row of scores holds, with its headings. */
export const scoreColumns = [
  ['test', 'Test'],
  ['subtest', 'Subtest'],
  ['raw', 'Raw'],
  ['standard', 'Standard'],
  ['percentile', 'Percentile'],
  ['ageEquivalent', 'Age Equivalent'],
  ['descriptor', 'Descriptor'],
] as const;
