import { clsx } from 'clsx';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useSessionsFrom } from '#web/caseload/sessions/session-queries.ts';
import { useMailServer } from '#web/people/practice/mail-server-queries.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useInvites, useTeam } from '#web/people/team/team-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { ProgressBar } from '#web/platform/ui/progress-bar.tsx';
import { useBackups } from '#web/records/backups/backup-queries.ts';
import { usePublication } from '#web/website/editor/website-queries.ts';
import { hideFirstSteps, useFirstStepsWanted } from './first-steps-choice.ts';
import { fromFirstSteps } from './first-steps-link.tsx';

interface FirstStep {
  title: string;
  detail: string;
  to: string;
  /** Undefined while it is not known. */
  isDone: boolean | undefined;
}

/** The owner's first steps with their progress, each leading to its place; nothing once they are hidden. */
export function FirstStepsCard() {
  return useFirstStepsWanted() ? <FirstSteps /> : null;
}

function FirstSteps() {
  const steps = useFirstSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card aria-label="First Steps" className="mb-5">
      <CardHeader
        title="First Steps"
        description={`${done} of ${steps.length} done`}
        actions={
          <Button variant="ghost" size="sm" className="-mr-3" onClick={hideFirstSteps}>
            Hide
          </Button>
        }
      />
      <ProgressBar
        label="First steps done"
        value={done}
        max={steps.length}
        className="mx-5 mt-2 w-[calc(100%-2.5rem)]"
      />
      <ul className="px-5 pt-1 pb-3">
        {steps.map((step) => (
          <StepLine key={step.to} {...step} />
        ))}
      </ul>
    </Card>
  );
}

function StepLine({ title, detail, to, isDone }: FirstStep) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li>
      <Link to={to} state={fromFirstSteps} className="group flex min-h-11 items-center gap-3 py-1">
        <Icon
          aria-hidden="true"
          className={clsx('size-5 shrink-0', isDone ? 'text-success' : 'text-ink-muted')}
        />
        <span className="min-w-0 text-sm">
          <span className="block font-medium text-ink group-hover:underline">
            {title}
            {isDone && <span className="sr-only">, done</span>}
          </span>
          {!isDone && <span className="block text-ink-muted">{detail}</span>}
        </span>
      </Link>
    </li>
  );
}

function useFirstSteps(): FirstStep[] {
  const today = useToday();
  const practice = usePracticeSettings();
  const clients = useClients().data;
  const planned = useSessionsFrom(today, true, false).first.data;
  const publication = usePublication().data;
  const mail = useMailServer().data;
  const backups = useBackups().data;
  const [team, invites] = [useTeam().data, useInvites().data];
  const steps = [
    {
      title: 'Your Practice',
      detail: 'Its name on papers, time zone and rates.',
      to: '/settings/practice',
      isDone: practice.legalName !== '',
    },
    {
      title: 'First Clients',
      detail: 'Import a list, or add them one by one.',
      to: '/settings/data/import',
      isDone: clients && clients.length > 0,
    },
    {
      title: 'Your Week',
      detail: 'Press a free time in the calendar.',
      to: '/calendar',
      isDone: planned && planned.items.length > 0,
    },
    {
      title: 'The Website',
      detail: 'Your words, prices and pictures, then publish it.',
      to: '/settings/website',
      isDone: publication && publication.publishedAt !== null,
    },
    {
      title: 'Mail',
      detail: 'For passwords, invitations and answers to families.',
      to: '/settings/mail',
      isDone: mail && (mail.saved !== null || mail.environmentHost !== null),
    },
    {
      title: 'A Backup Key',
      detail: 'So that nobody else can read a backup.',
      to: '/settings/backups',
      isDone: backups && backups.publicKey !== null,
    },
    {
      title: 'Who Else Works Here',
      detail: 'Invite the other therapists.',
      to: '/settings/team',
      isDone: team && invites && team.length + invites.length > 1,
    },
  ];
  // On PostgreSQL backups are made by its own tools.
  return backups?.isKeptHere === false ? steps.filter(({ to }) => to !== '/settings/backups') : steps;
}
