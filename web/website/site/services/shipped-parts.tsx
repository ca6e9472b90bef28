import { confirmedPoints } from '#web/website/site/content/claimed-text.ts';
import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { SkillIcon } from '#web/website/site/illustrations/skill-icon.tsx';
import { CheckCards } from '#web/website/site/parts/check-cards.tsx';
import { CheckList } from '#web/website/site/parts/check-list.tsx';
import { FooterPageLink } from '#web/website/site/parts/footer-page-link.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { PointCards } from '#web/website/site/parts/point-cards.tsx';
import { StepList } from '#web/website/site/parts/step-list.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { AgeGroupCards } from './age-group-cards.tsx';
import { SenseCards } from './sense-cards.tsx';
import { ServiceConditions } from './service-conditions.tsx';

interface PartsProps {
  service: OfferedService;
}

/** How we work with a child, the age groups, and the conditions. */
export function PediatricParts({ service }: PartsProps) {
  const { ownServices, pediatric } = useSite().words;
  return (
    <>
      <PageSection title={pediatric.workTitle}>
        <StepList steps={pediatric.pediatricWork} across={3} />
      </PageSection>
      <AgeGroupCards ages={service.ages} />
      <ServiceConditions
        service={service}
        title={pediatric.conditionsTitle}
        lead={ownServices.conditionsLead(service.conditions.length)}
      />
    </>
  );
}

/** What we do at a school, where, and how; and what its plans are. */
export function SchoolParts() {
  const { identity, words } = useSite();
  const { schoolBased } = words;
  return (
    <>
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
    </>
  );
}

/** The districts and kinds of schools that the practice serves. */
function SchoolsServed() {
  const { identity, words } = useSite();
  const { schoolBased } = words;
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

/** The senses, the ways to help, and the conditions. */
export function SensoryParts({ service }: PartsProps) {
  const { sensory } = useSite().words;
  return (
    <>
      <SenseCards />
      <PageSection title={sensory.workTitle} tone="sunken">
        <div className="grid gap-10 md:grid-cols-2 lg:gap-16">
          {sensory.sensoryWork.map(({ title, lead, items }) => (
            <div key={title} className="break-inside-avoid">
              <h3 className="font-display font-semibold text-title">{title}</h3>
              <p className="mt-3 mb-5 text-ink-muted">{lead}</p>
              <CheckList items={items} />
            </div>
          ))}
        </div>
      </PageSection>
      <ServiceConditions service={service} title={sensory.challengesTitle} lead={sensory.challengesLead} />
    </>
  );
}

/** The skills of hands, and how we build them. */
export function FineMotorParts() {
  const { fineMotor } = useSite().words;
  return (
    <>
      <PageSection title={fineMotor.skillsTitle}>
        <CheckCards
          across={3}
          cards={fineMotor.fineMotorSkills.map(({ id, name, text, practice }) => ({
            title: name,
            text,
            items: practice,
            icon: <SkillIcon skill={id} className="mb-5 size-14 print:hidden" />,
          }))}
        />
      </PageSection>
      <PageSection title={fineMotor.fineMotorApproachTitle} tone="sunken">
        <StepList steps={fineMotor.fineMotorApproach} across={3} />
      </PageSection>
    </>
  );
}
