import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { FilledDocument } from '#domain/clinical/documents/filled-document.ts';
import { scaleLabel } from '#domain/clinical/documents/score-faults.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { linePart, type PdfPart } from '#server/clinical/signing/clinical-text.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { isLongText } from '#server/platform/pdf/text-lines.ts';

type FilledAssessment = FilledDocument['assessments'][number];

/** Returns the questions and answers, each answer with the previous one. */
export function assessmentParts(assessments: FilledDocument['assessments']): PdfPart[] {
  if (assessments.length === 0) return [linePart('No assessment was completed in this period.')];
  return assessments.flatMap((assessment, index) => {
    const [first, ...others] = assessment.answers.map(answered);
    const [opening] = assessment.answers;
    const isLong = opening !== undefined && isLongAnswer(opening);
    return [
      {
        content: h(
          View,
          { key: `assessment ${index}`, style: pdfStyles.question, wrap: isLong },
          h(Text, { style: pdfStyles.asked }, titleOf(assessment)),
          first,
        ),
        isLong,
      },
      ...(others.length > 0 ? [{ content: h(View, { key: `answers ${index}` }, ...others) }] : []),
    ];
  });
}

function titleOf({ title, completedOn }: FilledAssessment): string {
  return completedOn === null ? title : `${title}, completed ${formatDay(completedOn)}`;
}

type FilledAnswer = FilledAssessment['answers'][number];

function isLongAnswer({ question, answer, earlier }: FilledAnswer): boolean {
  return isLongText([question, answer, earlier?.answer].filter(Boolean).join('\n'));
}

function answered(shown: FilledAnswer, index: number) {
  const { question, answer, earlier } = shown;
  return h(
    View,
    { key: index, style: pdfStyles.question, wrap: isLongAnswer(shown) },
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

/** Returns a table of scores as entered, each with its edition, scale and interval below; empty without any. */
export function scoreParts(scores: ClinicalDocument['scores']): PdfPart[] {
  if (scores.length === 0) return [];
  const rows = scores.map((row, index) => {
    const { test, subtest, raw, standard, percentile, ageEquivalent, descriptor } = row;
    const { edition, scale, interval } = row;
    const notes = [edition, scale && scaleLabel(scale), interval && `Confidence interval ${interval}`];
    return {
      key: String(index),
      cells: [test, subtest, raw, standard, percentile, ageEquivalent, descriptor].map((cell) => cell ?? ''),
      note: notes.filter(Boolean).join(' · '),
    };
  });
  return [{ content: pdfTable('scores', columns, rows), isLong: true }];
}
