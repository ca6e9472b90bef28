import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { INVITE_DAYS, type Invite } from '#domain/people/invitations/invite.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useCreateInvite, useDeleteInvite, useInvites } from '#web/people/team/team-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { toast } from '#web/platform/ui/toast-store.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';

/** The card for inviting therapists with a link, and for deleting invitations. */
export function InvitesCard() {
  const invites = useInvites();
  const create = useCreateInvite();
  const [note, setNote] = useState('');

  function invite(event: FormEvent): void {
    event.preventDefault();
    create.mutate({ note }, { onSuccess: () => setNote('') });
  }

  return (
    <Card>
      <CardHeader
        title="Invitations"
        description={`A link opens one account and works for ${INVITE_DAYS} days.`}
      />
      <CardBody className="flex flex-col gap-5">
        <form onSubmit={invite} className="flex flex-wrap items-end gap-3">
          <Field label="For Whom" optional className="min-w-[min(14rem,100%)] flex-1">
            <Input value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
          </Field>
          <Button type="submit" pending={create.isPending} pendingText="Inviting...">
            Create Invitation
          </Button>
        </form>
        {create.data && <IssuedLink code={create.data.code} />}
        <WhenLoaded query={invites} loadingLabel="Loading invitations" placeholders={1}>
          {(all) =>
            all.length > 0 ? (
              <ul className="divide-y divide-line">
                {all.map((one) => (
                  <InviteRow key={one.id} invite={one} />
                ))}
              </ul>
            ) : (
              <p className="text-ink-muted text-sm">Nobody is invited.</p>
            )
          }
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

function IssuedLink({ code }: { code: string }) {
  const link = `${window.location.origin}/auth?invite=${code}`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link Copied', description: 'Send it to whom you invite.' });
    } catch {
      failureToast('Link Not Copied', 'This browser does not allow it. Please copy the link by hand.');
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-lg bg-success-soft p-4">
      <Field
        label="Invitation Link"
        hint="Shown this once: copy it now. Whoever opens it chooses Register there."
        className="min-w-[min(14rem,100%)] flex-1 [&_label]:text-success-ink [&_p]:text-success-ink"
      >
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" onClick={copy}>
        <Copy aria-hidden="true" />
        Copy Link
      </Button>
    </div>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const timeZone = useTimeZone();
  const remove = useDeleteInvite();
  const name = invite.note ?? 'Invitation';
  return (
    <li className="flex items-center justify-between gap-x-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="break-words font-medium text-ink">{name}</p>
        <p className="text-ink-muted text-sm">
          {invite.usedAt
            ? `Used by ${invite.usedBy ?? 'somebody'} on ${formatDate(invite.usedAt, timeZone)}`
            : `Open until ${formatDate(invite.expiresAt, timeZone)}`}
        </p>
      </div>
      {!invite.usedAt && (
        <Button
          variant="secondary"
          size="sm"
          pending={remove.isPending}
          aria-label={`Take Back: ${name}`}
          onClick={() => remove.mutate(invite.id)}
        >
          Take Back
        </Button>
      )}
    </li>
  );
}
