import { ConsultationSection } from '#web/site/contact/consultation-section.tsx';
import type { PageHandle } from '#web/starter/page-scripts.ts';
import { FamiliarSigns } from './familiar-signs.tsx';
import { HomeOpening } from './home-opening.tsx';
import { ServiceCards } from './service-cards.tsx';
import { TestimonialCards } from './testimonial-cards.tsx';
import { TherapistIntroduction } from './therapist-introduction.tsx';

export const handle: PageHandle = { scripts: 'deferred' };

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
