import {
  fineMotorApproach,
  fineMotorApproachTitle,
  fineMotorOpening,
  fineMotorSkills,
  skillsTitle,
} from '#web/site/content/en/fine-motor-content.ts';
import { pageSettings } from '#web/site/content/en/page-settings.ts';
import { BeadString } from '#web/site/illustrations/bead-string.tsx';
import { SkillIcon } from '#web/site/illustrations/skill-icon.tsx';
import { CheckCards } from '#web/site/parts/check-cards.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { StepList } from '#web/site/parts/step-list.tsx';
import { OtherServices } from './other-services.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';

export const meta = serviceMeta('fine-motor', pageSettings.fineMotor, fineMotorOpening);

export default function FineMotorPage() {
  return (
    <>
      <ServiceTop
        opening={fineMotorOpening}
        path={pageSettings.fineMotor.path}
        tone="sun"
        illustration={<BeadString />}
      />
      <PageSection title={skillsTitle}>
        <CheckCards
          across={3}
          cards={fineMotorSkills.map(({ name, text, practice }) => ({
            title: name,
            text,
            items: practice,
            icon: <SkillIcon skill={name} className="mb-5 size-14 print:hidden" />,
          }))}
        />
      </PageSection>
      <PageSection title={fineMotorApproachTitle} tone="sunken">
        <StepList steps={fineMotorApproach} across={3} />
      </PageSection>
      <ClosingCall
        title="Does your child avoid the pencil?"
        text="Take a photo of one page of writing. It tells us a lot, and it is a fine place to start."
        isAfterBand
      />
      <OtherServices than="fine-motor" />
    </>
  );
}
