import { useNavigate, useSearchParams } from 'react-router';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { InvoiceForm } from './invoice-form.tsx';

export const meta = practiceTitle('New Invoice');

/** The page for a new invoice. The URL may contain the client, to whose page Back then leads. */
export default function InvoiceNewPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const clientId = parseRecordId(search.get('clientId') ?? '');
  const returnPath = clientId === undefined ? '/invoices' : `/clients/${clientId}`;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={<BackLink to={returnPath}>{clientId === undefined ? 'Invoices' : 'Client'}</BackLink>}
        title="New Invoice"
      />
      <Card>
        <CardBody>
          <InvoiceForm
            key={clientId}
            clientId={clientId}
            onSaved={() => navigate('/invoices')}
            onCancel={() => navigate(returnPath)}
          />
        </CardBody>
      </Card>
    </div>
  );
}
