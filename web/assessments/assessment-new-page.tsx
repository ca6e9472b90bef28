import { useNavigate, useSearchParams } from 'react-router';
import { parseRecordId } from '#domain/record-id.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { useAssessment } from './assessment-queries.ts';

export const meta = practiceTitle('New Assessment');

/**
 * A new assessment. The address may name its client, whose page is then the way back, or an assessment whose
 * questions it asks again of somebody else.
 */
export default function AssessmentNewPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const clientId = parseRecordId(search.get('clientId') ?? '');
  const from = parseRecordId(search.get('from') ?? '');
  const returnPath = clientId === undefined ? '/assessments' : `/clients/${clientId}`;
  const form = {
    clientId,
    onSaved: ({ id }: { id: number }) => navigate(`/assessments/${id}`),
    onCancel: () => navigate(returnPath),
  };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={<BackLink to={returnPath}>{clientId === undefined ? 'Assessments' : 'Client'}</BackLink>}
        title="New Assessment"
      />
      <Card>
        <CardBody>
          {from === undefined ? <AssessmentForm {...form} /> : <FormAgain from={from} {...form} />}
        </CardBody>
      </Card>
    </div>
  );
}

type FormAgainProps = Omit<Parameters<typeof AssessmentForm>[0], 'asked'> & { from: number };

function FormAgain({ from, ...form }: FormAgainProps) {
  return (
    <WhenLoaded query={useAssessment(from)} loadingLabel="Loading questions" placeholders={3}>
      {(assessment) => <AssessmentForm key={from} asked={assessment} {...form} />}
    </WhenLoaded>
  );
}
