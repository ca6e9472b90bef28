import { websiteSections } from '#domain/website/identity/website-sections.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { FrequentQuestionFields } from './frequent-question-fields.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';
import { WebsiteSectionForm } from './website-section.tsx';

export const meta = practiceTitle('Website Words');

/** The testimonials, and the frequent questions with their answers. */
export default function WebsiteWordsPage() {
  return (
    <WebsiteSectionForm section={websiteSections.words}>
      <TestimonialFields />
      <FrequentQuestionFields />
    </WebsiteSectionForm>
  );
}
