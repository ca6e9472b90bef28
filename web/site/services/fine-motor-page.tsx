import { BeadString } from '#web/site/illustrations/bead-string.tsx';
import { SkillIcon } from '#web/site/illustrations/skill-icon.tsx';
import { CheckCards } from '#web/site/parts/check-cards.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { useSiteWords } from '#web/site/parts/site-language.ts';
import { StepList } from '#web/site/parts/step-list.tsx';
import { OtherServices } from './other-services.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';

export const meta = serviceMeta('fine-motor');

export default function FineMotorPage() {
  const { fineMotor } = useSiteWords();
  return (
    <>
      <ServiceTop id="fine-motor" tone="sun" illustration={<BeadString />} />
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
      <ClosingCall {...fineMotor.closing} isAfterBand />
      <OtherServices than="fine-motor" />
    </>
  );
}
