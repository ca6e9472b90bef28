import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { sentenceOn, standingOn } from '#domain/billing/mandates/mandate-standing.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { ChangeForm } from './change-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { EndForm } from './end-form.tsx';
import { useDeleteMandate, useSummaryFile } from './mandate-queries.ts';

type Act = 'change' | 'correct' | 'end';

const acts = {
  change: {
    title: 'Change the Mandate',
    description: 'For a change of the plan: what was promised before stays as it was.',
    Form: ChangeForm,
  },
  correct: {
    title: 'Correct the Mandate',
    description: 'For a slip: it holds from the first day on.',
    Form: CorrectForm,
  },
  end: { title: 'End the Mandate', description: 'It keeps its days until then.', Form: EndForm },
};

/** What a mandate promises today, its client, and the actions on it. */
export function MandateHeader({ mandate }: { mandate: Mandate }) {
  const today = useToday();
  const clientName = useClientName();
  const home = `/clients/${mandate.clientId}?tab=services`;
  const standing = standingOn(mandate, today);
  return (
    <>
      <PageHeader
        above={<ReturnLink to={home} label="Services" />}
        title={sentenceOn(mandate, today)}
        actions={<MandateActs mandate={mandate} home={home} isEnded={standing === 'Ended'} />}
      />
      <p className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-muted text-sm">
        <Link to={home} className={inlineLinkStyles}>
          {clientName(mandate.clientId)}
        </Link>
        {standing && <Badge variant="secondary">{standing}</Badge>}
      </p>
    </>
  );
}

interface MandateActsProps {
  mandate: Mandate;
  home: string;
  isEnded: boolean;
}

function MandateActs({ mandate, home, isEnded }: MandateActsProps) {
  const navigate = useNavigate();
  // The mandate as it was when its form opened, so that others' changes since then are not overwritten unseen.
  const [asked, setAsked] = useState<{ act: Act; mandate: Mandate }>({ act: 'change', mandate });
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const deletion = useDeleteMandate(() => navigate(home));
  const summary = useSummaryFile(mandate.id);
  const { title, description, Form } = acts[asked.act];

  function ask(next: Act): void {
    setAsked({ act: next, mandate });
    setOpen(true);
  }

  return (
    <>
      <PageActions
        primary={
          !isEnded && (
            <ButtonLink to={`/mandates/${mandate.id}/plan`}>
              <CalendarPlus aria-hidden="true" />
              Plan Sessions
            </ButtonLink>
          )
        }
        edit={
          <Button variant="secondary" onClick={() => ask('change')}>
            Change
          </Button>
        }
        pendingText={summary.isPending ? 'Making the file...' : undefined}
        onDelete={() => setDeleting(true)}
      >
        <MenuItem onSelect={() => ask('correct')}>Correct</MenuItem>
        <MenuItem onSelect={() => ask('end')}>End</MenuItem>
        <MenuItem onSelect={() => !summary.isPending && summary.mutate('pdf')}>Summary PDF</MenuItem>
        <MenuItem onSelect={() => !summary.isPending && summary.mutate('csv')}>Summary CSV</MenuItem>
      </PageActions>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        description={description}
        width="lg"
      >
        {(dialog) => <Form mandate={asked.mandate} {...dialog} />}
      </FormDialog>
      <AlertDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this mandate?"
        description="Only a mandate toward which no session counts can be deleted."
        confirmText="Delete"
        pendingText="Deleting..."
        pending={deletion.isPending}
        onConfirm={() => deletion.mutate(mandate.id, { onError: () => setDeleting(false) })}
      />
    </>
  );
}
