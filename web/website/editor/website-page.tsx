import { websiteSections } from '#domain/website/identity/website-sections.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { WebsitePracticeFields } from './website-practice-fields.tsx';
import { WebsiteSectionForm } from './website-section.tsx';

export const meta = practiceTitle('Website');

/** The practice's name, contact details, hours and place. */
export default function WebsitePage() {
  return (
    <WebsiteSectionForm section={websiteSections.practice}>
      <WebsitePracticeFields />
    </WebsiteSectionForm>
  );
}
