import type { PageHandle } from '#web/platform/hydration/page-scripts.ts';
import { ConsultationSection } from '#web/website/site/contact/consultation-section.tsx';
import { pageWithForm } from '#web/website/site/contact/page-with-form.ts';
import { homePageSettings } from '#web/website/site/content/offered-settings.ts';
import { pageMeta } from '#web/website/site/page-meta.ts';
import { homeGraph } from '#web/website/site/schema-org-graphs.ts';
import { FamiliarSigns } from './familiar-signs.tsx';
import { HomeOpening } from './home-opening.tsx';
import { ServiceCards } from './service-cards.tsx';
import { TestimonialCards } from './testimonial-cards.tsx';
import { TherapistIntroduction } from './therapist-introduction.tsx';

export const handle: PageHandle = { ...pageWithForm, sheet: 'home' };
export const meta = pageMeta((words, { identity }) => homePageSettings(identity, words), homeGraph);

export default function HomePage() {
  return (
    <>
      <HomeOpening />
      <FamiliarSigns />
      <ServiceCards />
      <TherapistIntroduction />
      <TestimonialCards />
      <ConsultationSection />
    </>
  );
}
