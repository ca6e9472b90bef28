import type { LinksFunction } from 'react-router';
import { EMAIL_LINK_REFUSAL, type EmailLink } from '#domain/people/users/email-proof.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { refusalOf, requestSignIn } from '#web/platform/api/request.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import appStyles from '#web/platform/styles/app.css?url';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LinkPage } from './link-page.tsx';
import { useLinkToken } from './link-token.ts';

export const handle = { scripts: 'now' };

export const meta = practiceTitle('Confirm Your Email Address');

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: appStyles }];

/** The page of a mailed link that confirms an email address. */
export default function ConfirmEmailPage() {
  return (
    <LinkPage title="Confirm Your Email Address">
      <Confirmation />
    </LinkPage>
  );
}

function Confirmation() {
  const token = useLinkToken();
  const confirm = useConfirmEmail();
  const refusal = token === '' ? EMAIL_LINK_REFUSAL : refusalOf(confirm.error, 410);
  if (refusal !== undefined) {
    return (
      <Card className="p-6">
        <p role="alert" className="font-medium text-ink">
          {refusal}.
        </p>
        <ToTheApp />
      </Card>
    );
  }
  if (confirm.isSuccess) {
    return (
      <Card className="p-6">
        <p role="status" className="font-medium text-ink">
          Thank you. From now on you are told by mail when something about how you sign in changes.
        </p>
        <ToTheApp />
      </Card>
    );
  }
  // A button, because mail programs open links automatically.
  return (
    <Card className="p-6">
      <p className="text-ink-muted">If you have an account here with this address, press the button.</p>
      <Button
        className="mt-5 w-full"
        disabled={token === undefined}
        pending={confirm.isPending}
        pendingText="Confirming..."
        onClick={() => confirm.mutate({ token: token ?? '' })}
      >
        This Is My Address
      </Button>
    </Card>
  );
}

function ToTheApp() {
  return (
    <ButtonLink to="/auth" reloadDocument variant="secondary" className="mt-5">
      Go to the App
    </ButtonLink>
  );
}

function useConfirmEmail() {
  return useRecordMutation({
    call: (link: EmailLink) => requestSignIn('POST /api/email-proof', { body: link }),
    failure: { title: 'Not Confirmed', except: 410 },
  });
}
