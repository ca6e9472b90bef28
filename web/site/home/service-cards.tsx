import type { ComponentType } from 'react';
import {
  type ServiceCard,
  type ServiceCardId,
  serviceCards,
  servicesLead,
  servicesTitle,
} from '#web/site/content/home-content.ts';
import { BeadString } from '#web/site/illustrations/bead-string.tsx';
import { EyePath } from '#web/site/illustrations/eye-path.tsx';
import { PencilDesk } from '#web/site/illustrations/pencil-desk.tsx';
import { QuietEars } from '#web/site/illustrations/quiet-ears.tsx';
import { Seesaw } from '#web/site/illustrations/seesaw.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';

/** The five services; the first two cards are wide, the others stand three in a row. */
export function ServiceCards() {
  return (
    <PageSection id="services" title={servicesTitle} lead={servicesLead}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
        {serviceCards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </PageSection>
  );
}

const looks: Record<
  ServiceCardId,
  { Picture: ComponentType<{ className?: string }>; ground: string; span: string }
> = {
  'school-based': { Picture: PencilDesk, ground: 'bg-info-soft', span: 'sm:col-span-2 lg:col-span-3' },
  'fine-motor': { Picture: BeadString, ground: 'bg-sun-soft', span: 'lg:col-span-3' },
  sensory: { Picture: QuietEars, ground: 'bg-primary-soft', span: 'lg:col-span-2' },
  'visual-motor': { Picture: EyePath, ground: 'bg-accent-soft', span: 'lg:col-span-2' },
  'play-social': { Picture: Seesaw, ground: 'bg-info-soft', span: 'lg:col-span-2' },
};

function Card({ card }: { card: ServiceCard }) {
  const { Picture, ground, span } = looks[card.id];
  return (
    <li
      className={`group relative flex flex-col overflow-hidden rounded-2xl bg-surface shadow-card transition-shadow hover:shadow-raised ${span}`}
    >
      <div className={`${ground} px-6 pt-6`}>
        <Picture className="mx-auto h-52 w-full max-w-sm" />
      </div>
      <div className="flex grow flex-col items-start p-6 sm:p-8">
        <h3 className="font-display font-semibold text-title">{card.title}</h3>
        <p className="mt-3 mb-4 text-ink-muted">{card.description}</p>
        <a
          href="/services"
          className="mt-auto inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          Learn more<span className="sr-only"> about {card.title}</span>
        </a>
      </div>
    </li>
  );
}
