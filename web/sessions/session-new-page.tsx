import { useNavigate, useSearchParams } from 'react-router';
import { isDay, isTime } from '#domain/dates.ts';
import { parseRecordId } from '#domain/record-id.ts';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SessionForm } from './session-form.tsx';

export const meta = practiceTitle('Schedule Session');

/** A new session; the address may name its client, day and time, and the client's page is then the way back. */
export default function SessionNewPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const clientId = parseRecordId(search.get('clientId') ?? '');
  const date = search.get('date') ?? '';
  const time = search.get('time') ?? '';
  const returnPath = clientId === undefined ? '/sessions' : `/clients/${clientId}`;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={<BackLink to={returnPath}>{clientId === undefined ? 'Sessions' : 'Client'}</BackLink>}
        title="Schedule Session"
      />
      <Card>
        <CardBody>
          <SessionForm
            clientId={clientId}
            date={isDay(date) ? date : undefined}
            time={isTime(time) ? time : undefined}
            onSaved={() => navigate(returnPath)}
            onCancel={() => navigate(returnPath)}
          />
        </CardBody>
      </Card>
    </div>
  );
}
