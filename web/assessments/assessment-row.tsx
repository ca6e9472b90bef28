import { memo } from 'react';
import { Link } from 'react-router';
import type { Assessment } from '#domain/assessments/assessment.ts';
import { formatDate } from '#domain/dates.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { AssessmentStatusBadge } from './assessment-status-badge.tsx';

interface AssessmentRowProps {
  assessment: Assessment;
  clientName: string;
}

/** One assessment of the list; the whole row leads to it. */
export const AssessmentRow = memo(function AssessmentRow({ assessment, clientName }: AssessmentRowProps) {
  const timeZone = useTimeZone();
  const { questions, dateCreated, dateCompleted } = assessment;
  return (
    <li className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <Link
        to={`/assessments/${assessment.id}`}
        className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="block break-words font-semibold">{assessment.title}</span>
          <span className="block break-words text-ink-muted text-sm">{clientName}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-muted text-sm">
          <span>{questions.length === 1 ? '1 question' : `${questions.length} questions`}</span>
          <span>{`Created: ${formatDate(dateCreated, timeZone)}`}</span>
          {dateCompleted && <span>{`Completed: ${formatDate(dateCompleted, timeZone)}`}</span>}
          <AssessmentStatusBadge status={assessment.status} />
        </span>
      </Link>
    </li>
  );
});
