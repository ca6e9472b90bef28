import { pointsSaid } from '#web/site/content/claimed-words.ts';
import { pageSettings } from '#web/site/content/en/page-settings.ts';
import {
  approachTitle,
  plans,
  plansTitle,
  schoolApproach,
  schoolOpening,
  schoolServices,
  schoolServicesTitle,
  schoolsServed,
} from '#web/site/content/en/school-based-content.ts';
import { PencilDesk } from '#web/site/illustrations/pencil-desk.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { FooterPageLink } from '#web/site/parts/footer-page-link.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { PointCards } from '#web/site/parts/point-cards.tsx';
import { usePublicIdentity } from '#web/site/parts/public-identity-context.ts';
import { StepList } from '#web/site/parts/step-list.tsx';
import { OtherServices } from './other-services.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';

export const meta = serviceMeta('school-based', pageSettings.schoolBased, schoolOpening);

export default function SchoolBasedPage() {
  const identity = usePublicIdentity();
  return (
    <>
      <ServiceTop
        opening={schoolOpening}
        path={pageSettings.schoolBased.path}
        tone="info"
        illustration={<PencilDesk />}
      />
      <PageSection title={schoolServicesTitle}>
        <PointCards points={pointsSaid(schoolServices, identity)} across={3} />
      </PageSection>
      <SchoolsServed />
      <PageSection title={approachTitle}>
        <StepList steps={schoolApproach} across={4} />
      </PageSection>
      <PageSection title={plansTitle} tone="sunken">
        <PointCards points={plans} across={2} />
      </PageSection>
      <ClosingCall
        title="A meeting coming up?"
        text="Send us the date. We can look at the plan with you before you sit down with the school."
        isAfterBand
      />
      <OtherServices than="school-based" />
    </>
  );
}

/** The districts and kinds of schools the practice goes to. */
function SchoolsServed() {
  const identity = usePublicIdentity();
  return (
    <PageSection title="Schools we serve" lead={`${identity.serviceArea.summary}.`} tone="soft">
      <ul className="flex flex-wrap gap-3">
        {schoolsServed(identity).map((school) => (
          <li key={school} className="rounded-lg bg-surface px-5 py-3 font-semibold text-lg shadow-card">
            {school}
          </li>
        ))}
      </ul>
      <FooterPageLink to="schools">For schools and districts</FooterPageLink>
    </PageSection>
  );
}
