import { MailCheck, MailQuestion } from 'lucide-react';
import { Button } from '#web/platform/ui/button.tsx';
import { useEmailProof, useSendEmailLink } from './account-queries.ts';

/** Shows whether the saved address is confirmed; nothing if the practice sends no mail. */
export function EmailProofNote({ email }: { email: string }) {
  const proof = useEmailProof(email).data;
  const send = useSendEmailLink(email);
  if (!proof?.isAsked) return null;
  if (proof.provenAt !== null) {
    return (
      <p className="flex items-center gap-2 text-ink-muted text-sm sm:col-span-2">
        <MailCheck aria-hidden="true" className="size-4 shrink-0" />
        {`${proof.email} is confirmed: you are told there when something about how you sign in changes.`}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-info-soft px-4 py-3 text-info-ink text-sm sm:col-span-2">
      <MailQuestion aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-[min(14rem,100%)] flex-1 break-words">
        {`${proof.email} is not confirmed yet. Open the link in the mail we sent there. Until then no other mail goes to it.`}
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={send.isPending}
        pendingText="Sending..."
        onClick={() => send.mutate()}
      >
        Send Again
      </Button>
    </div>
  );
}
