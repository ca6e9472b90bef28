import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { answerText } from '#domain/caseload/assessments/answer-text.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { type Question, type Response, SCALE_MAXIMUM } from '#domain/caseload/assessments/question.ts';
import { formatDate, type TimeZone } from '#domain/platform/dates.ts';
import type { ClientRecordContent, RecordChapter } from '#server/platform/pdf/client-record.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';

/** Returns the chapter on assessments with questions and answers, earliest first. */
export function assessmentChapter({ assessments, letterhead }: ClientRecordContent): RecordChapter {
  const { timeZone } = letterhead.settings;
  const inOrder = [...assessments].sort((a, b) => (a.dateCreated < b.dateCreated ? -1 : 1));
  return {
    title: 'Assessments',
    count: assessments.length === 0 ? 'None' : String(assessments.length),
    ownPage: 'chapter',
    parts: inOrder.map((assessment) => ({
      key: `assessment ${assessment.id}`,
      label: assessment.title,
      content: [
        h(Text, { key: 'state', style: styles.quiet }, stateText(assessment, timeZone)),
        assessment.description &&
          h(Text, { key: 'description', style: styles.description }, assessment.description),
        ...assessment.questions.map((asked, index) =>
          questionAndAnswer(asked, assessment.responses?.[index] ?? null, index + 1),
        ),
      ],
    })),
  };
}

function stateText({ status, dateCreated, dateCompleted }: Assessment, timeZone: TimeZone): string {
  const created = `Created ${formatDate(dateCreated, timeZone)}`;
  if (status === 'pending') return `${created} · Not completed yet`;
  return dateCompleted === null ? created : `${created} · Completed ${formatDate(dateCompleted, timeZone)}`;
}

function questionAndAnswer(asked: Question, answer: Response, number: number) {
  return h(
    View,
    { key: number, style: styles.question },
    h(Text, { style: styles.asked, minPresenceAhead: 20 }, `${number}. ${asked.text}`),
    h(
      Text,
      { style: answer === null ? [styles.answer, styles.quiet] : styles.answer },
      asked.type === 'scale' && answer !== null ? `${answer} of ${SCALE_MAXIMUM}` : answerText(answer),
    ),
  );
}
