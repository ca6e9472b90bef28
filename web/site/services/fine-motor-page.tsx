import {
  fineMotorApproach,
  fineMotorApproachTitle,
  fineMotorOpening,
  fineMotorSkills,
  skillsTitle,
} from '#web/site/content/fine-motor-content.ts';
import { pageSettings } from '#web/site/content/page-settings.ts';
import { BeadString } from '#web/site/illustrations/bead-string.tsx';
import { SkillIcon } from '#web/site/illustrations/skill-icon.tsx';
import { CheckList } from '#web/site/parts/check-list.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { StepList } from '#web/site/parts/step-list.tsx';
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
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {fineMotorSkills.map(({ name, text, practice }) => (
            <li key={name} className="break-inside-avoid rounded-2xl bg-surface p-7 shadow-card">
              <SkillIcon skill={name} className="mb-5 size-14 print:hidden" />
              <h3 className="font-display font-semibold text-title">{name}</h3>
              <p className="mt-2 mb-5 text-ink-muted">{text}</p>
              <CheckList items={practice} />
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={fineMotorApproachTitle} tone="sunken">
        <StepList steps={fineMotorApproach} across={3} />
      </PageSection>
      <div className="pt-16 sm:pt-24 print:hidden">
        <ClosingCall
          title="Does your child avoid the pencil?"
          text="Take a photo of one page of writing. It tells us a lot, and it is a fine place to start."
        />
      </div>
    </>
  );
}
