import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { MoreRowsBelow } from '#web/platform/ui/more-rows.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ClientSessionRows } from './client-session-rows.tsx';
import { SessionForm } from './session-form.tsx';
import { useClientSessions } from './session-queries.ts';

const PLACEHOLDERS = 5;

/** A client's sessions, newest first, with the form for a new one. */
export function ClientSessionsPanel({ clientId }: { clientId: number }) {
  const sessions = useClientSessions(clientId);
  const [isScheduling, setScheduling] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      {isScheduling && (
        <Card>
          <CardHeader title="New Session" />
          <CardBody>
            <SessionForm
              clientId={clientId}
              onSaved={() => setScheduling(false)}
              onCancel={() => setScheduling(false)}
            />
          </CardBody>
        </Card>
      )}
      <Card className="overflow-hidden">
        <CardHeader
          title="Session History"
          className="pb-3"
          actions={
            !isScheduling && (
              <Button size="sm" onClick={() => setScheduling(true)}>
                <Plus aria-hidden="true" />
                New Session
              </Button>
            )
          }
        />
        <WhenLoaded padded query={sessions} loadingLabel="Loading sessions" placeholders={PLACEHOLDERS}>
          {({ rows, more }) => (
            <>
              <ClientSessionRows sessions={rows} />
              {more && <MoreRowsBelow more={more} label="Loading more sessions" />}
            </>
          )}
        </WhenLoaded>
      </Card>
    </div>
  );
}
