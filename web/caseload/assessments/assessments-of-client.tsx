import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { ClientFigure } from '#web/caseload/clients/client-figure.tsx';
import type { ClientPart } from '#web/caseload/clients/client-part.ts';
import {
  ClientRecordRow,
  ClientRecordRows,
  NoClientRecords,
} from '#web/caseload/clients/client-record-rows.tsx';
import { ClientRecordsCard } from '#web/caseload/clients/client-records-card.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useClientAssessments } from './assessment-queries.ts';
import { AssessmentStatusBadge } from './assessment-status-badge.tsx';

const LATEST_SHOWN = 2;
const PLACEHOLDERS = 3;

interface OfClient {
  clientId: number;
}

/** A client's assessments on the client's page. */
export const assessmentsOfClient: ClientPart = {
  tab: 'assessments',
  title: 'Assessments',
  Panel: AssessmentsPanel,
  Figure: AssessmentsFigure,
  latest: { title: 'Recent Assessments', Rows: LatestAssessments },
};

function AssessmentsFigure({ clientId }: OfClient) {
  const assessments = useClientAssessments(clientId);
  return <ClientFigure title="Assessments" value={assessments.data?.length ?? '–'} />;
}

function LatestAssessments({ clientId }: OfClient) {
  const assessments = useClientAssessments(clientId);
  return (
    <WhenLoaded padded query={assessments} loadingLabel="Loading assessments" placeholders={LATEST_SHOWN}>
      {(all) => <AssessmentRows assessments={all.slice(0, LATEST_SHOWN)} />}
    </WhenLoaded>
  );
}

function AssessmentsPanel({ clientId }: OfClient) {
  const assessments = useClientAssessments(clientId);
  return (
    <ClientRecordsCard
      title="Assessments"
      newTitle="New Assessment"
      to={`/assessments/new?clientId=${clientId}`}
    >
      <WhenLoaded padded query={assessments} loadingLabel="Loading assessments" placeholders={PLACEHOLDERS}>
        {(all) => <AssessmentRows assessments={all} />}
      </WhenLoaded>
    </ClientRecordsCard>
  );
}

function AssessmentRows({ assessments }: { assessments: readonly Assessment[] }) {
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
