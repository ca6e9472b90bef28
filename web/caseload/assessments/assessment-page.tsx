import { FileQuestionMark } from 'lucide-react';
import { useParams } from 'react-router';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordNotFound } from '#web/platform/ui/record-not-found.tsx';
import { Skeleton, SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { AssessmentAnswers } from './assessment-answers.tsx';
import { AssessmentHeader } from './assessment-header.tsx';
import { useAssessment } from './assessment-queries.ts';
import { LeftAnswers } from './left-answers.tsx';

export const meta = practiceTitle('Assessment');

/** An assessment with its questions, to answer, complete, compare and print. */
export default function AssessmentPage() {
  const { id = '' } = useParams();
  return <LoadedAssessment id={parseRecordId(id) ?? 0} />;
}

function LoadedAssessment({ id }: { id: number }) {
  const assessment = useAssessment(id);
  if (assessment.data) {
    return (
      <div className="mx-auto max-w-3xl">
        <AssessmentHeader assessment={assessment.data} />
        <AssessmentAnswers
          // Different questions need a new answer form.
          key={`${id} ${JSON.stringify(assessment.data.questions)}`}
          assessment={assessment.data}
        />
      </div>
    );
  }
  if (assessment.isPending) {
    return (
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <h1 className="sr-only">Assessment</h1>
        <Skeleton className="h-14 max-w-sm" />
        <SkeletonRows count={3} label="Loading assessment" rowClassName="h-32" />
      </div>
    );
  }
  if (assessment.error instanceof RequestError && assessment.error.status === 404) {
    return (
      <>
        <RecordNotFound noun="Assessment" to="/assessments" icon={FileQuestionMark} />
        <LeftAnswers id={id} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Assessment" above={<BackLink to="/assessments">Assessments</BackLink>} />
      <Card>
        <ErrorState message={assessment.error.message} onRetry={() => assessment.refetch()} />
      </Card>
    </>
  );
}
