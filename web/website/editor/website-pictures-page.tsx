import { websiteSections } from '#domain/website/identity/website-sections.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { AccentFields } from './accent-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { WebsiteSectionForm } from './website-section.tsx';

export const meta = practiceTitle('Website Pictures');

/** The therapist's photo, the practice's logo, and the colors. */
export default function WebsitePicturesPage() {
  return (
    <WebsiteSectionForm section={websiteSections.pictures}>
      <PictureFields />
      <AccentFields />
    </WebsiteSectionForm>
  );
}
