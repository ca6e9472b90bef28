import { Users } from 'lucide-react';
import { websiteSections } from '#domain/website/identity/website-sections.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { TherapistFields } from './therapist-fields.tsx';
import { WebsiteSectionForm } from './website-section.tsx';

export const meta = practiceTitle('Therapist on the Website');

/** The therapist of the home page, and the way to the others. */
export default function WebsiteTherapistPage() {
  return (
    <WebsiteSectionForm section={websiteSections.therapist}>
      <ButtonLink to="/settings/website/team" variant="secondary" size="sm" className="self-start">
        <Users aria-hidden="true" />
        Other Therapists
      </ButtonLink>
      <TherapistFields />
    </WebsiteSectionForm>
  );
}
