import { useNavigate, useSearchParams } from 'react-router';
import { parseRecordId } from '#domain/record-id.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AssessmentForm } from './assessment-form.tsx';

export const meta = practiceTitle('New Assessment');

/** A new assessment; the address may name its client, whose page is then the way back. */
export default function AssessmentNewPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const clientId = parseRecordId(search.get('clientId') ?? '');
  const returnPath = clientId === undefined ? '/assessments' : `/clients/${clientId}`;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={<BackLink to={returnPath}>{clientId === undefined ? 'Assessments' : 'Client'}</BackLink>}
        title="New Assessment"
      />
      <Card>
        <CardBody>
          <AssessmentForm
            clientId={clientId}
            onSaved={({ id }) => navigate(`/assessments/${id}`)}
            onCancel={() => navigate(returnPath)}
          />
        </CardBody>
      </Card>
    </div>
  );
}
