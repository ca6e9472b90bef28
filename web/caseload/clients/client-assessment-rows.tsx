import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { AssessmentStatusBadge } from '#web/caseload/assessments/assessment-status-badge.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ClientRecordRow, ClientRecordRows, NoClientRecords } from './client-record-rows.tsx';

/** Assessments of a client as rows. */
export function ClientAssessmentRows({ assessments }: { assessments: readonly Assessment[] }) {
  const timeZone = useTimeZone();
  if (assessments.length === 0) return <NoClientRecords text="No assessments yet." />;
  return (
    <ClientRecordRows label="Assessments">
      {assessments.map((assessment) => (
        <ClientRecordRow
          key={assessment.id}
          to={`/assessments/${assessment.id}`}
          title={assessment.title}
          detail={`Created ${formatDate(assessment.dateCreated, timeZone)}`}
          end={<AssessmentStatusBadge status={assessment.status} />}
        />
      ))}
    </ClientRecordRows>
  );
}
