import { signatureOf } from '#domain/website/identity/public-identity-text.ts';
import { pageMeta } from '#web/website/site/page-meta.ts';
import { ClosingCall } from '#web/website/site/parts/closing-call.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { PageTop } from '#web/website/site/parts/page-top.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { teamGraph } from '#web/website/site/schema-org-graphs.ts';
import { TherapistCard } from './therapist-card.tsx';

export const meta = pageMeta(({ team }) => team.settings, teamGraph);

/** The page of all therapists, the main one first. */
export default function TeamPage() {
  const { identity, words, pathOf } = useSite();
  const { therapist, portrait, team: colleagues } = identity;
  const { team } = words;
  return (
    <>
      <PageTop opening={team.teamOpening(identity)} tone="primary" />
      <PageSection title={team.listTitle}>
        <ul className="grid gap-4 sm:gap-5 lg:grid-cols-2">
          <TherapistCard therapist={{ ...therapist, biography: therapist.introduction, portrait }}>
            <a
              href={pathOf('/about')}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
            >
              {team.moreAbout(identity)}
            </a>
          </TherapistCard>
          {colleagues.map((colleague) => (
            <TherapistCard key={signatureOf(colleague)} therapist={colleague} />
          ))}
        </ul>
      </PageSection>
      <ClosingCall title={team.closingTitle} text={team.closingText} />
    </>
  );
}
