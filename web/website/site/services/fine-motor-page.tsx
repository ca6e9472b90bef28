import { BeadString } from '#web/website/site/illustrations/bead-string.tsx';
import { SkillIcon } from '#web/website/site/illustrations/skill-icon.tsx';
import { CheckCards } from '#web/website/site/parts/check-cards.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { useSiteWords } from '#web/website/site/parts/site-language.ts';
import { StepList } from '#web/website/site/parts/step-list.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = serviceMeta('fine-motor');

export default function FineMotorPage() {
  const { fineMotor } = useSiteWords();
  return (
    <ServicePage
      id="fine-motor"
      tone="sun"
      illustration={<BeadString />}
      closing={fineMotor.closing}
      isAfterBand
    >
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
    </ServicePage>
  );
}
