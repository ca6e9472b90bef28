import { CircleAlert, CircleCheck } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { MailTest } from '#domain/platform/mail-server.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { failureText } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { useSendTestMail } from './mail-server-queries.ts';

interface MailTestCardProps {
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  hasUnsavedChanges: boolean;
}

/** The button that sends a test mail by what is saved, and its result. */
export function MailTestCard({ ref, hasUnsavedChanges }: MailTestCardProps) {
  const test = useSendTestMail();
  const email = useUser().data?.email ?? '';
  const [isTooEarly, setTooEarly] = useState(false);

  function send(): void {
    setTooEarly(hasUnsavedChanges);
    test.reset();
    if (!hasUnsavedChanges) test.mutate();
  }

  return (
    <Card>
      <CardHeader
        title="Test"
        description={`Sends a mail to ${email}.`}
        actions={
          <Button
            ref={ref}
            variant="secondary"
            pending={test.isPending}
            pendingText="Sending..."
            onClick={send}
          >
            Send Test
          </Button>
        }
      />
      <CardBody role="status" className="break-words text-sm">
        {isTooEarly && (
          <Failure reason="Save your changes first: the test uses what is saved." answer={null} />
        )}
        {test.data && <TestResult result={test.data} />}
        {test.error && <Failure reason={failureText(test.error).replace(/^\d+: /, '')} answer={null} />}
      </CardBody>
    </Card>
  );
}

function TestResult({ result: { sentTo, failure, answer } }: { result: MailTest }) {
  if (failure !== null) return <Failure reason={failure} answer={answer} />;
  return (
    <p className="flex items-start gap-2 text-success-ink">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {`The mail server accepted the mail to ${sentTo}. Look into that inbox, and into its spam folder.`}
    </p>
  );
}

function Failure({ reason, answer }: { reason: string; answer: string | null }) {
  return (
    <div className="flex items-start gap-2 text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p>{reason}</p>
        {answer !== null && (
          <p className="mt-1 text-ink-muted">
            The mail server's answer: <q lang="en">{answer}</q>
          </p>
        )}
      </div>
    </div>
  );
}
