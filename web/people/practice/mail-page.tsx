import { Server } from 'lucide-react';
import { useRef } from 'react';
import type { MailServerState } from '#domain/platform/mail-server.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { NoticeCard } from '#web/platform/ui/notice-card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { MailServerForm } from './mail-server-form.tsx';
import { useMailServer } from './mail-server-queries.ts';
import { MailTestCard } from './mail-test-card.tsx';
import { RemoveMailServer } from './remove-mail-server.tsx';

export const meta = practiceTitle('Mail');

/** The page on which the owner sets up the mail server and tests it. */
export default function MailPage() {
  const state = useMailServer();
  if (state.data) return <MailParts state={state.data} />;
  return (
    <Card>
      <CardBody>
        <WhenLoaded query={state} loadingLabel="Loading mail settings" placeholders={3}>
          {() => null}
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

function MailParts({ state: { environmentHost, saved } }: { state: MailServerState }) {
  const test = useRef<HTMLButtonElement>(null);
  if (environmentHost === null) return <MailServerForm saved={saved} />;
  return (
    <>
      <NoticeCard
        label="Mail server of the environment"
        icon={Server}
        tone="info"
        action={<RemoveMailServer isInUse={false} isSaved={saved !== null} fallbackFocus={test} />}
      >
        <p className="text-ink text-sm">
          Mail goes through {environmentHost}. It is set on the server by SMTP_URL, which wins over a mail
          server saved here. To choose one here, ask whoever looks after the server to remove SMTP_URL.
        </p>
      </NoticeCard>
      <MailTestCard ref={test} hasUnsavedChanges={false} />
    </>
  );
}
