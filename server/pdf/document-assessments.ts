import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { formatDay } from '#domain/dates.ts';
import type { ClinicalDocument } from '#domain/documents/document.ts';
import type { FilledDocument } from '#domain/documents/filled-document.ts';
import { linePart, type PdfPart } from './clinical-text.ts';
import { pdfStyles } from './pdf-styles.ts';
import { pdfTable } from './pdf-table.ts';

type FilledAssessment = FilledDocument['assessments'][number];

/** What was asked and answered, each answer with the one before it. */
export function assessmentParts(assessments: FilledDocument['assessments']): PdfPart[] {
  if (assessments.length === 0) return [linePart('No assessment was completed in this period.')];
  return assessments.flatMap((assessment, index) => {
    const [first, ...others] = assessment.answers.map(answered);
    return [
      {
        content: h(
          View,
          { key: `assessment ${index}`, style: pdfStyles.question, wrap: false },
          h(Text, { style: pdfStyles.asked }, titleOf(assessment)),
          first,
        ),
      },
      ...(others.length > 0 ? [{ content: h(View, { key: `answers ${index}` }, ...others) }] : []),
    ];
  });
}

function titleOf({ title, completedOn }: FilledAssessment): string {
  return completedOn === null ? title : `${title}, completed ${formatDay(completedOn)}`;
}

function answered({ question, answer, earlier }: FilledAssessment['answers'][number], index: number) {
  return h(
    View,
    { key: index, style: pdfStyles.question, wrap: (answer?.length ?? 0) > 1_200 },
    h(Text, null, `${index + 1}. ${question}`),
    h(Text, { style: pdfStyles.answer }, answer ?? 'Not answered'),
    earlier &&
      h(
        Text,
        { style: [pdfStyles.answer, pdfStyles.quiet] },
        `On ${formatDay(earlier.on)}: ${earlier.answer}`,
      ),
  );
}

const columns = [
  { label: 'Test', width: '21%' },
  { label: 'Subtest', width: '19%' },
  { label: 'Raw', width: '9%' },
  { label: 'Standard', width: '12%' },
  { label: 'Percentile', width: '12%' },
  { label: 'Age equiv.', width: '12%' },
  { label: 'Descriptor', width: '15%' },
];

/** Scores of assessments as they were entered. Nothing without any. */
export function scoreParts(scores: ClinicalDocument['scores']): PdfPart[] {
  if (scores.length === 0) return [];
  const rows = scores.map(
    ({ test, subtest, raw, standard, percentile, ageEquivalent, descriptor }, index) => ({
      key: String(index),
      cells: [test, subtest, raw, standard, percentile, ageEquivalent, descriptor].map((cell) => cell ?? ''),
    }),
  );
  return [{ content: pdfTable('scores', columns, rows), isLong: true }];
}
