import { practiceTitle } from '#web/layouts/practice-title.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { InvitesCard } from './invites-card.tsx';
import { useTeam } from './team-queries.ts';
import { TherapistRow } from './therapist-row.tsx';

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
            {team.data?.map((therapist) => (
              <TherapistRow key={therapist.id} therapist={therapist} />
            ))}
          </ul>
        </CardBody>
      </Card>
      <InvitesCard />
    </div>
  );
}
