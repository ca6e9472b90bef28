import { confirmedPoints } from '#web/website/site/content/claimed-text.ts';
import { PencilDesk } from '#web/website/site/illustrations/pencil-desk.tsx';
import { FooterPageLink } from '#web/website/site/parts/footer-page-link.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { PointCards } from '#web/website/site/parts/point-cards.tsx';
import { usePublicIdentity } from '#web/website/site/parts/public-identity-context.ts';
import { useSiteWords } from '#web/website/site/parts/site-language.ts';
import { StepList } from '#web/website/site/parts/step-list.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = serviceMeta('school-based');

export default function SchoolBasedPage() {
  const identity = usePublicIdentity();
  const { schoolBased } = useSiteWords();
  return (
    <ServicePage
      id="school-based"
      tone="info"
      illustration={<PencilDesk />}
      closing={schoolBased.closing}
      isAfterBand
    >
      <PageSection title={schoolBased.schoolServicesTitle}>
        <PointCards points={confirmedPoints(schoolBased.schoolServices, identity)} across={3} />
      </PageSection>
      <SchoolsServed />
      <PageSection title={schoolBased.approachTitle}>
        <StepList steps={schoolBased.schoolApproach} across={4} />
      </PageSection>
      <PageSection title={schoolBased.plansTitle} tone="sunken">
        <PointCards points={schoolBased.plans} across={2} />
      </PageSection>
    </ServicePage>
  );
}

/** The districts and kinds of schools that the practice serves. */
function SchoolsServed() {
  const identity = usePublicIdentity();
  const { schoolBased } = useSiteWords();
  return (
    <PageSection title={schoolBased.schoolsTitle} lead={`${identity.serviceArea.summary}.`} tone="soft">
      <div className="grid justify-items-start gap-4">
        <ul className="flex flex-wrap gap-3">
          {schoolBased.schoolsServed(identity).map((school) => (
            <li key={school} className="rounded-lg bg-surface px-5 py-3 font-semibold text-lg shadow-card">
              {school}
            </li>
          ))}
        </ul>
        <FooterPageLink to="schools">{schoolBased.schoolsLink}</FooterPageLink>
      </div>
    </PageSection>
  );
}
