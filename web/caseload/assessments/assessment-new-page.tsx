import { useNavigate, useSearchParams } from 'react-router';
import type { AskedContent } from '#domain/caseload/assessments/asked-content.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { useAssessment } from './assessment-queries.ts';
import { useTemplate } from './template-queries.ts';

export const meta = practiceTitle('New Assessment');

/**
 * The page for a new assessment. The URL may contain the client, to whose page Back then leads, or the assessment or
 * template whose questions are copied.
 */
export default function AssessmentNewPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const clientId = parseRecordId(search.get('clientId') ?? '');
  const from = parseRecordId(search.get('from') ?? '');
  const template = parseRecordId(search.get('template') ?? '');
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
          {from !== undefined ? (
            <FormFromAssessment from={from} {...form} />
          ) : template !== undefined ? (
            <FormOfTemplate template={template} {...form} />
          ) : (
            <AssessmentForm {...form} />
          )}
        </CardBody>
      </Card>
    </div>
  );
}

type FormProps = Omit<Parameters<typeof AssessmentForm>[0], 'asked'>;

function FormFromAssessment({ from, ...form }: FormProps & { from: number }) {
  return <FormWithContent source={String(from)} query={useAssessment(from)} {...form} />;
}

function FormOfTemplate({ template, ...form }: FormProps & { template: number }) {
  return <FormWithContent source={`template ${template}`} query={useTemplate(template)} {...form} />;
}

interface FormWithContentProps extends FormProps {
  source: string;
  query: Parameters<typeof WhenLoaded<AskedContent>>[0]['query'];
}

function FormWithContent({ source, query, ...form }: FormWithContentProps) {
  return (
    <WhenLoaded query={query} loadingLabel="Loading questions" placeholders={3}>
      {(content) => <AssessmentForm key={source} asked={{ content, source }} {...form} />}
    </WhenLoaded>
  );
}
