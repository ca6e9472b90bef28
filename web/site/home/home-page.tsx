import type { PageHandle } from '#web/hydration/page-scripts.ts';
import { ConsultationSection } from '#web/site/contact/consultation-section.tsx';
import { pageWithForm } from '#web/site/contact/page-with-form.ts';
import { homePageSettings } from '#web/site/content/offered-settings.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { homeGraph } from '#web/site/schema-org-graphs.ts';
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
