import { therapistSignature } from '#domain/website/identity/public-identity-text.ts';
import { isTeamShown, TEAM_PATH } from '#domain/website/identity/website-team.ts';
import { textFor } from '#web/website/site/content/claimed-text.ts';
import { pageMeta } from '#web/website/site/page-meta.ts';
import { ClosingCall } from '#web/website/site/parts/closing-call.tsx';
import { CredentialList } from '#web/website/site/parts/credential-list.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { PageTop } from '#web/website/site/parts/page-top.tsx';
import { PointCards } from '#web/website/site/parts/point-cards.tsx';
import { TherapistFacts } from '#web/website/site/parts/therapist-facts.tsx';
import { TherapistPicture } from '#web/website/site/parts/therapist-picture.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { aboutGraph } from '#web/website/site/schema-org-graphs.ts';

export const meta = pageMeta(({ pages }) => pages.pageSettings.about, aboutGraph);

export default function AboutPage() {
  const { identity, words, pathOf } = useSite();
  const { therapist, serviceArea } = identity;
  const { about, team } = words;
  return (
    <>
      <PageTop
        opening={about.aboutOpening(identity)}
        tone="info"
        placing="on-the-edge"
        illustration={<AboutPicture />}
      >
        <p>
          <strong>{therapistSignature(identity)}</strong>
          <br />
          {therapist.role}, {identity.practiceName}
        </p>
      </PageTop>
      <PageSection title={about.storyTitle}>
        <div className="grid gap-12 lg:grid-cols-[1.3fr_0.7fr] lg:gap-20">
          <div className="grid gap-5 text-lead">
            {therapist.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <h3 className="mb-5 font-display font-semibold text-title">{about.credentialsTitle}</h3>
            <CredentialList />
            <TherapistFacts of={therapist} />
            {isTeamShown(identity) && (
              <a
                href={pathOf(TEAM_PATH)}
                className="mt-4 inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
              >
                {team.meetEverybody}
              </a>
            )}
            <h3 className="mt-10 mb-3 font-display font-semibold text-title">{about.placesTitle}</h3>
            <p className="text-ink-muted">
              {serviceArea.summary}. {textFor(about.places, identity)}
            </p>
          </div>
        </div>
      </PageSection>
      <PageSection title={about.valuesTitle} tone="sunken">
        <PointCards points={about.values} across={4} />
      </PageSection>
      <ClosingCall title={about.closingTitle} text={about.aboutClosing(identity)} isAfterBand />
    </>
  );
}

/**
 * On phones a photo is small: the text comes first, and the photo must not delay the page on a slow
 * connection.
 */
function AboutPicture() {
  const { portrait } = useSite().identity;
  const phone = portrait === null ? '' : 'max-sm:mx-0 max-sm:w-24';
  return (
    <TherapistPicture
      isFirst
      sizes="(max-width: 40rem) 6rem, 20rem"
      className={`mx-auto block w-full max-w-xs ${phone}`}
    />
  );
}
