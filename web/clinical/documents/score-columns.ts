import { scaleLabel } from '#domain/clinical/documents/score-faults.ts';
import type { ScoreRow } from '#domain/clinical/documents/score-row.ts';

/** The columns of a row of scores, with their headings, in reading order. */
export const scoreColumns = [
  ['test', 'Test'],
  ['edition', 'Edition'],
  ['subtest', 'Subtest'],
  ['scale', 'Scale'],
  ['raw', 'Raw'],
  ['standard', 'Standard'],
  ['percentile', 'Percentile'],
  ['interval', 'Confidence Interval'],
  ['ageEquivalent', 'Age Equivalent'],
  ['descriptor', 'Descriptor'],
] as const;

/** Returns a row of scores as one line: "Test: Sample Motor Test · Standard: 85". */
export function scoreText({ scale, ...row }: ScoreRow): string {
  const shown = { ...row, scale: scale && scaleLabel(scale) };
  return scoreColumns
    .flatMap(([name, label]) => (shown[name] ? [`${label}: ${shown[name]}`] : []))
    .join(' · ');
}
