import { InvitesCard } from '#web/people/invitations/invites-card.tsx';
import { RegistrationCard } from '#web/people/invitations/registration-card.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { IdleLimitCard } from './idle-limit-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { useTeam } from './team-queries.ts';
import { TherapistRow } from './therapist-row.tsx';

export const meta = practiceTitle('Team');

/** The page of the practice's therapists and invitations. */
export default function TeamPage() {
  const team = useTeam();
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <CardHeader
          title="Therapists"
          description="Therapists see only their own clients; a supervisor also reads what is signed, to review it."
        />
        <CardBody>
          <WhenLoaded query={team} loadingLabel="Loading team" placeholders={2}>
            {(therapists) => (
              <ul className="divide-y divide-line">
                {therapists.map((therapist) => (
                  <TherapistRow key={therapist.id} therapist={therapist} />
                ))}
              </ul>
            )}
          </WhenLoaded>
        </CardBody>
      </Card>
      <RegistrationCard />
      <SecondFactorCard />
      <IdleLimitCard />
      <InvitesCard />
    </div>
  );
}
