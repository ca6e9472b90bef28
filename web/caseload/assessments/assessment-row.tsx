import { memo } from 'react';
import { Link } from 'react-router';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { AssessmentStatusBadge } from './assessment-status-badge.tsx';

interface AssessmentRowProps {
  assessment: Assessment;
}

/** An assessment in the list; the whole row is a link. */
export const AssessmentRow = memo(function AssessmentRow({ assessment }: AssessmentRowProps) {
  const timeZone = useTimeZone();
  const { questions, dateCreated, dateCompleted } = assessment;
  return (
    <li className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <Link
        to={`/assessments/${assessment.id}`}
        className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-5 py-3 transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2 xl:grid-cols-[minmax(0,1fr)_30rem_6.5rem]"
      >
        <span className="min-w-0">
          <span className="block break-words font-semibold">{assessment.title}</span>
          <span className="block break-words text-ink-muted text-sm">
            <ClientNameOf id={assessment.clientId} />
          </span>
        </span>
        <span className="self-start xl:order-1 xl:self-center xl:justify-self-end">
          <AssessmentStatusBadge status={assessment.status} />
        </span>
        <span className="col-span-2 flex flex-wrap gap-x-5 gap-y-0.5 text-ink-muted text-sm tabular-nums xl:col-span-1 xl:grid xl:grid-cols-[6.5rem_10.5rem_1fr] xl:gap-x-4">
          <span>{countOf(questions.length, 'question')}</span>
          <span>{`Created: ${formatDate(dateCreated, timeZone)}`}</span>
          {dateCompleted && <span>{`Completed: ${formatDate(dateCompleted, timeZone)}`}</span>}
        </span>
      </Link>
    </li>
  );
});
