import { initials } from '#domain/names.ts';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { InvitesCard } from './invites-card.tsx';
import { useTeam } from './team-queries.ts';

export const meta = practiceTitle('Team');

/** Who works in the practice, and who is invited to. */
export default function TeamPage() {
  const team = useTeam();
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <CardHeader title="Therapists" description="Each sees her own clients alone." />
        <CardBody>
          {team.isPending && <SkeletonRows count={2} label="Loading team" />}
          {team.isError && <ErrorState message={team.error.message} onRetry={() => team.refetch()} />}
          <ul className="divide-y divide-line">
            {team.data?.map(({ id, fullName, username, email, isOwner }) => (
              <li key={id} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
                <span
                  aria-hidden="true"
                  className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-ink text-sm"
                >
                  {initials(fullName)}
                </span>
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 break-words font-medium text-ink">
                    {fullName}
                    {isOwner && <Badge variant="info">Owner</Badge>}
                  </p>
                  <p className="break-words text-ink-muted text-sm">
                    {username} · {email}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </CardBody>
      </Card>
      <InvitesCard />
    </div>
  );
}
